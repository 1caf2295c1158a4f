import { Form } from '@remix-run/react';
import { AppLink, buttonClass, CopyButton, Picture, TextField, openerClass } from '@starhaven/ui-kit';
import { PasswordForm } from './password-form';
import { SectionFrame } from './section-frame';
import type { PendingAuthenticator, SecurityReply } from '../security-reply';
import layout from '../../../components/account-layout/account-layout.module.css';
import classes from '../security.module.css';

export interface AuthenticatorSectionProps {
  isOn: boolean;
  hasPassword: boolean;
  reply: SecurityReply | null;
}

/** An app on the phone that shows a new code every 30 seconds (TOTP). */
export function AuthenticatorSection({ isOn, hasPassword, reply }: AuthenticatorSectionProps) {
  return (
    <SectionFrame
      id="authenticator"
      title="Authenticator app"
      state={isOn ? 'On' : 'Off'}
      isOn={isOn}
      intro="An app on your phone shows a new code every half minute. With it, a stolen password is not enough to log in."
      reply={reply}
    >
      {reply?.authenticator && !isOn ? <ConfirmForm pending={reply.authenticator} /> : null}
      {isOn || !reply?.authenticator ? (
        <details className={openerClass} open={reply?.message?.type === 'error'}>
          <summary>{isOn ? 'Switch it off' : 'Set it up'}</summary>
          <PasswordForm
            intent={isOn ? 'remove-totp' : 'start-totp'}
            id="authenticator"
            hasPassword={hasPassword}
            submitLabel={isOn ? 'Switch off' : 'Continue'}
            tone={isOn ? 'plain' : 'primary'}
          />
        </details>
      ) : null}
    </SectionFrame>
  );
}

function ConfirmForm({ pending }: { pending: PendingAuthenticator }) {
  return (
    <Form method="post" className={layout.form} preventScrollReset>
      <ol className={classes.steps}>
        <li>
          Scan this picture with the app, or{' '}
          <AppLink href={pending.uri} scheme="otpauth">
            open it on this device
          </AppLink>
          .
          <Picture
            className={classes.qrCode}
            src={pending.qrCode}
            width={200}
            height={200}
            alt="QR code with the secret"
          />
          <span className={classes.secret}>
            <span>Or type this secret:</span>
            <code>{pending.secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={pending.secret} subject="Secret" />
          </span>
        </li>
        <li>
          <TextField
            id="authenticator-code"
            name="code"
            label="Type the code that it shows"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={10}
            required
            autoFocus
          />
        </li>
      </ol>
      <input type="hidden" name="intent" value="confirm-totp" />
      <input type="hidden" name="secret" value={pending.secret} />
      <input type="hidden" name="uri" value={pending.uri} />
      <button type="submit" className={buttonClass('primary')}>
        Switch on
      </button>
    </Form>
  );
}
