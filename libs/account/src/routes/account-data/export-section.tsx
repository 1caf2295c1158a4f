import type { SubmissionResult } from '@conform-to/react';
import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { PasswordField, buttonClass, parseForm } from '@starhaven/ui-kit';
import { AccountCard } from '../../components/account-frame/account-frame';
import layout from '../../components/account-layout/account-layout.module.css';
import { ExportSchema, ExportWithPasswordSchema } from './export.form';

export interface ExportSectionProps {
  hasPassword: boolean;
  /** The last download was refused because of its password. */
  wasPasswordWrong: boolean;
}

/** One object, because the form library shows each new one as a new result. */
const wrongPassword: SubmissionResult = { status: 'error', error: { password: ['The password is wrong.'] } };

/** Downloads the data (docs/behaviour/account.md#export). A plain form, because the answer is a file and not a page. */
export function ExportSection({ hasPassword, wasPasswordWrong }: ExportSectionProps) {
  const [form, fields] = useForm({
    id: 'download-data',
    lastResult: wasPasswordWrong ? wrongPassword : undefined,
    onValidate: ({ formData }) => parseForm(formData, hasPassword ? ExportWithPasswordSchema : ExportSchema),
    shouldRevalidate: 'onInput',
  });
  return (
    <AccountCard id="export" aria-labelledby="export-title">
      <h2 id="export-title">Download your data</h2>
      <p>
        A JSON file with everything that is stored about you: the account, its logins, devices, characters, points and
        rewards. Passwords, keys and codes are not in it.
      </p>
      <form {...getFormProps(form)} method="post" action="/account/data/export" className={layout.form}>
        <input type="hidden" name="intent" value="export" />
        {hasPassword ? (
          <PasswordField
            {...getInputProps(fields.password, { type: 'password' })}
            key={fields.password.key}
            label="Your password"
            errors={fields.password.errors}
            autoComplete="current-password"
            autoFocus={wasPasswordWrong}
            required
          />
        ) : null}
        <button type="submit" className={buttonClass('primary')}>
          Download
        </button>
      </form>
    </AccountCard>
  );
}
