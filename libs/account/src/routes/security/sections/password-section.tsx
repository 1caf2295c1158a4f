import { Form } from '@remix-run/react';
import { useState } from 'react';
import { Alert, PasswordField, buttonClass, openerClass } from '@starhaven/ui-kit';
import { StrengthMeter } from '../../../components/strength-meter/strength-meter';
import { SectionFrame } from './section-frame';
import type { SecurityReply } from '../security-reply';
import layout from '../../../components/account-layout/account-layout.module.css';

export interface PasswordSectionProps {
  hasPassword: boolean;
  /** True if the host issued the password. */
  isTemporary: boolean;
  reply: SecurityReply | null;
}

/** Changes the web password; this logs out all other devices. */
export function PasswordSection({ hasPassword, isTemporary, reply }: PasswordSectionProps) {
  const [next, setNext] = useState('');
  const errorsOf = (field: string) => reply?.result?.error?.[field] ?? [];
  const isDone = reply?.message?.type === 'ok';
  return (
    <SectionFrame
      id="password"
      title="Web password"
      state={hasPassword ? (isTemporary ? 'Temporary' : 'Set') : 'None'}
      isOn={hasPassword && !isTemporary}
      intro={hasPassword ? 'A new one logs out every other device.' : 'With one you can log in here from anywhere.'}
      reply={reply}
    >
      {isTemporary ? (
        <Alert type="warn" title="This password was given out by the server">
          Please choose one that only you know.
        </Alert>
      ) : null}
      <details className={openerClass} open={isTemporary || (reply !== null && !isDone)}>
        <summary>{hasPassword ? 'Change it' : 'Set one'}</summary>
        <Form
          // After a password change the fields are empty.
          key={isDone ? 'done' : 'open'}
          method="post"
          className={layout.form}
          preventScrollReset
          noValidate
        >
          <input type="hidden" name="intent" value="change-password" />
          {hasPassword ? <input type="hidden" name="hasPassword" value="yes" /> : null}
          {hasPassword ? (
            <PasswordField
              id="password-current"
              name="current"
              label="Current password"
              autoComplete="current-password"
              errors={errorsOf('current')}
              required
            />
          ) : null}
          <PasswordField
            id="password-next"
            name="next"
            label="New password"
            autoComplete="new-password"
            errors={errorsOf('next')}
            required
            onChange={(event) => setNext(event.currentTarget.value)}
            below={<StrengthMeter password={next} />}
          />
          <PasswordField
            id="password-confirmation"
            name="confirmation"
            label="Confirm new password"
            autoComplete="new-password"
            errors={errorsOf('confirmation')}
            required
          />
          <button type="submit" className={buttonClass('primary')}>
            Save password
          </button>
        </Form>
      </details>
    </SectionFrame>
  );
}
