import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { useEffect, useRef } from 'react';
import { PasswordField, SiteLink, Switch, TextField } from '@starhaven/ui-kit';
import type { FormStepProps } from './form-parts';
import { LoginFormFrame } from './form-parts';
import { guestFieldName, parseLoginForm } from './login.form';
import classes from '../login.module.css';

export interface LoginFormProps extends FormStepProps {
  forgotHref: string;
  /** The prefilled name after a registration. */
  username: string;
  /** Whether the Guest Login switch is on at first. */
  isGuest: boolean;
}

/** Name and password, or only the name with the Guest Login switch. */
export function LoginForm({ href, forgotHref, reply, username, isGuest: startsAsGuest }: LoginFormProps) {
  const [form, fields] = useForm({
    id: 'log-in',
    lastResult: reply?.result,
    defaultValue: { username, password: '' },
    onValidate: ({ formData }) => parseLoginForm(formData),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  });
  // The browser keeps the state of the switch. With React state, a click before hydration would be undone.
  const guest = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const needsPassword = reply?.needsPassword ?? false;
  const sentAsGuest = reply?.result?.initialValue?.[guestFieldName] === 'on';
  useEffect(() => {
    if (!needsPassword) return;
    if (guest.current) guest.current.checked = false;
    password.current?.focus();
  }, [needsPassword, reply]);

  return (
    <LoginFormFrame href={href} reply={reply} intent="log-in" submitLabel="Login" formProps={getFormProps(form)}>
      <Switch
        id="log-in-guest"
        name={guestFieldName}
        value="on"
        label="Guest Login"
        hint="Play with only a name"
        className={classes.guest}
        ref={guest}
        defaultChecked={reply ? sentAsGuest && !needsPassword : startsAsGuest}
      />
      <TextField
        {...getInputProps(fields.username, { type: 'text' })}
        key={fields.username.key}
        label="Username"
        errors={fields.username.errors}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      <PasswordField
        {...getInputProps(fields.password, { type: 'password' })}
        key={fields.password.key}
        className={classes.guestHides}
        ref={password}
        label="Password"
        errors={fields.password.errors}
        autoComplete="current-password"
        // After a registration the name is already filled in.
        autoFocus={(username !== '' && reply === null) || needsPassword}
        aside={
          <SiteLink to={forgotHref} className={classes.aside}>
            Forgot your password?
          </SiteLink>
        }
      />
    </LoginFormFrame>
  );
}
