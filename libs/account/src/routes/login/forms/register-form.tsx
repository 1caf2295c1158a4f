import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { useState } from 'react';
import { PasswordField, TextField } from '@starhaven/ui-kit';
import { StrengthMeter } from '../../../components/strength-meter/strength-meter';
import type { FormStepProps } from './form-parts';
import { LoginFormFrame } from './form-parts';
import classes from '../login.module.css';
import { honeypotFieldName, parseRegisterForm } from './register.form';

/** Name, address and password of a new account. */
export function RegisterForm({ href, reply }: FormStepProps) {
  const [form, fields] = useForm({
    id: 'register',
    lastResult: reply?.result,
    defaultValue: { username: '', email: '', password: '', passwordConfirmation: '' },
    onValidate: ({ formData }) => parseRegisterForm(formData),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  });
  const [password, setPassword] = useState('');
  return (
    <LoginFormFrame href={href} reply={reply} intent="register" submitLabel="Register" formProps={getFormProps(form)}>
      <TextField
        {...getInputProps(fields.username, { type: 'text' })}
        key={fields.username.key}
        label="Username"
        hint="At least 3 characters"
        errors={fields.username.errors}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <TextField
        {...getInputProps(fields.email, { type: 'email' })}
        key={fields.email.key}
        label="Email"
        hint="For a forgotten password, and for mails about your account"
        errors={fields.email.errors}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...getInputProps(fields.password, { type: 'password' })}
        key={fields.password.key}
        label="Password"
        hint="At least 6 characters"
        errors={fields.password.errors}
        autoComplete="new-password"
        required
        onChange={(event) => setPassword(event.currentTarget.value)}
        below={<StrengthMeter password={password} />}
      />
      <PasswordField
        {...getInputProps(fields.passwordConfirmation, { type: 'password' })}
        key={fields.passwordConfirmation.key}
        label="Confirm password"
        errors={fields.passwordConfirmation.errors}
        autoComplete="new-password"
        required
      />
      <div className={classes.honeypot} aria-hidden="true">
        <label>
          Leave this empty
          <input name={honeypotFieldName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </LoginFormFrame>
  );
}
