import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { PasswordField, buttonClass } from '@starhaven/ui-kit';
import type { SecurityIntent } from '../security-reply';
import layout from '../../../components/account-layout/account-layout.module.css';

export interface PasswordFormProps {
  intent: SecurityIntent;
  /** Unique on the page. */
  id: string;
  /** False for accounts without a password; the form then has no password field. */
  hasPassword: boolean;
  submitLabel: string;
  tone?: 'primary' | 'plain' | 'danger';
  /** Hidden fields, and visible fields above the password. */
  children?: ReactNode;
}

/** A form that asks for the password again before it changes the protection of the account. */
export function PasswordForm({ intent, id, hasPassword, submitLabel, tone, children }: PasswordFormProps) {
  return (
    <Form method="post" className={layout.form} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {children}
      {hasPassword ? (
        <PasswordField
          id={`${id}-password`}
          name="password"
          label="Your password"
          autoComplete="current-password"
          required
        />
      ) : null}
      <button type="submit" className={buttonClass(tone)}>
        {submitLabel}
      </button>
    </Form>
  );
}
