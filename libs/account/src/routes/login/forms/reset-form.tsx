import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useState } from 'react';
import { verificationCodeMaxLength } from '@starhaven/contracts/session';
import { buttonClass, ButtonLink, PasswordField, TextField } from '@starhaven/ui-kit';
import { StrengthMeter } from '../../../components/strength-meter/strength-meter';
import { parseResetForm } from './forgot.form';
import type { FormStepProps } from './form-parts';
import { LoginFormFrame } from './form-parts';
import classes from '../login.module.css';

export interface ResetFormProps extends FormStepProps {
  email: string;
  /** How long the code is valid; null: the host does not send it. */
  codeMinutes: number | null;
}

/**
 * The second step of a forgotten password: the code and the new password. A hidden field carries the address, so nothing depends on
 * scripts.
 */
export function ResetForm({ href, reply, email, codeMinutes }: ResetFormProps) {
  const isOwn = reply?.intent === 'reset-password';
  const [form, fields] = useForm({
    id: 'reset-password',
    lastResult: isOwn ? reply.result : undefined,
    defaultValue: { email, code: '', password: '' },
    onValidate: ({ formData }) => parseResetForm(formData),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  });
  const [password, setPassword] = useState('');
  return (
    <>
      <LoginFormFrame
        href={href}
        reply={isOwn ? reply : null}
        intent="reset-password"
        submitLabel="Reset Password"
        formProps={getFormProps(form)}
      >
        <p className={classes.lead}>
          The code goes to <strong>{email}</strong>. It is valid for{' '}
          {codeMinutes === null ? 'a few minutes' : `${codeMinutes} minutes`}, and only the code of the newest mail
          counts.
        </p>
        {/* Hidden, but a text field: password managers read from it to which account the new password belongs. */}
        <input type="email" name="email" value={email} readOnly hidden autoComplete="username" />
        <TextField
          {...getInputProps(fields.code, { type: 'text' })}
          key={fields.code.key}
          label="Verification code"
          errors={fields.code.errors}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={verificationCodeMaxLength}
          autoFocus={fields.password.errors === undefined}
          required
        />
        <PasswordField
          {...getInputProps(fields.password, { type: 'password' })}
          key={fields.password.key}
          label="New password"
          hint="At least 6 characters"
          errors={fields.password.errors}
          autoComplete="new-password"
          required
          onChange={(event) => setPassword(event.currentTarget.value)}
          below={<StrengthMeter password={password} />}
        />
      </LoginFormFrame>
      <div className={classes.row}>
        <ButtonLink to={href} keepsScroll>
          Back
        </ButtonLink>
        <Form method="post" action={href} preventScrollReset>
          <input type="hidden" name="intent" value="send-code" />
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="again" value="1" />
          <button className={buttonClass()}>Send the code again</button>
        </Form>
      </div>
    </>
  );
}
