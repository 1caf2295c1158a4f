import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import type { SecondFactorMethod } from '@starhaven/contracts/session';
import { SiteLink, TextField } from '@starhaven/ui-kit';
import type { FormStepProps } from './form-parts';
import { LoginFormFrame } from './form-parts';
import { PasskeyButton, useHasPasskeys } from './passkey-button';
import classes from '../login.module.css';
import { parseSecondFactorForm } from './second-factor.form';

export interface SecondFactorStepProps extends FormStepProps {
  methods: readonly SecondFactorMethod[];
  isRecovery: boolean;
  /** Links to the same step with a recovery code, and with the app. */
  recoveryHref: string;
  appHref: string;
  /** Link to the first form. */
  backHref: string;
}

/** The step after the correct password: a code of the authenticator app or a recovery code. */
export function SecondFactorStep(props: SecondFactorStepProps) {
  const { href, reply, methods, isRecovery, recoveryHref, appHref, backHref } = props;
  const usesRecovery = methods.includes('recovery') && (isRecovery || !methods.includes('totp'));
  const canUsePasskey = useHasPasskeys() && methods.includes('passkey') && !isRecovery;
  const codeReply = reply?.intent === 'second-factor' ? reply : null;
  const [form, fields] = useForm({
    id: 'second-factor',
    lastResult: codeReply?.result,
    defaultValue: { code: '' },
    onValidate: ({ formData }) => parseSecondFactorForm(formData),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  });
  return (
    <>
      {canUsePasskey ? <PasskeyButton href={href} reply={reply} /> : null}
      <LoginFormFrame
        href={href}
        reply={codeReply}
        intent="second-factor"
        submitLabel="Confirm"
        tone={canUsePasskey ? 'plain' : 'primary'}
        formProps={getFormProps(form)}
      >
        <input type="hidden" name="method" value={usesRecovery ? 'recovery' : 'totp'} />
        <TextField
          {...getInputProps(fields.code, { type: 'text' })}
          key={fields.code.key}
          label={usesRecovery ? 'Recovery code' : 'Code of your authenticator app'}
          hint={usesRecovery ? 'One of the codes you kept; each works once' : '6 digits'}
          errors={fields.code.errors}
          autoComplete={usesRecovery ? 'off' : 'one-time-code'}
          inputMode={usesRecovery ? undefined : 'numeric'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          autoFocus
          required
        />
      </LoginFormFrame>
      <ul className={classes.links}>
        {methods.includes('recovery') && !usesRecovery ? (
          <li>
            <SiteLink to={recoveryHref}>Use a recovery code instead</SiteLink>
          </li>
        ) : null}
        {methods.includes('totp') && usesRecovery ? (
          <li>
            <SiteLink to={appHref}>Use the authenticator app instead</SiteLink>
          </li>
        ) : null}
        <li>
          <SiteLink to={backHref}>Back to login</SiteLink>
        </li>
      </ul>
    </>
  );
}
