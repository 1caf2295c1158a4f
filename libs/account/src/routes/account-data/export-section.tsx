import { PasswordField, buttonClass } from '@starhaven/ui-kit';
import { AccountCard } from '../../components/account-frame/account-frame';
import layout from '../../components/account-layout/account-layout.module.css';

/** Downloads the data (docs/behaviour/account.md#export). A plain form, because the answer is a file and not a page. */
export function ExportSection({ hasPassword }: { hasPassword: boolean }) {
  return (
    <AccountCard id="export" aria-labelledby="export-title">
      <h2 id="export-title">Download your data</h2>
      <p>
        A JSON file with everything that is stored about you: the account, its logins, devices, characters, points and
        rewards. Passwords, keys and codes are not in it.
      </p>
      <form method="post" action="/account/data/export" className={layout.form}>
        <input type="hidden" name="intent" value="export" />
        {hasPassword ? (
          <PasswordField
            id="export-password"
            name="password"
            label="Your password"
            autoComplete="current-password"
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
