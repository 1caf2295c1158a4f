import { useLoaderData } from '@remix-run/react';
import { effectiveRoles, expiredRoles, isRoleExpired, roleLabels } from '@starhaven/session';
import { Alert, LocalTime, SiteLink } from '@starhaven/ui-kit';
import { AccountCard, AccountProblem } from '../../components/account-frame/account-frame';
import type { loader, ShownAccount } from './account.route.server';
import classes from './account.module.css';

/** The visitor's own account (docs/behaviour/account.md#account-page). */
export function AccountPage() {
  const { content, nowSeconds, problem } = useLoaderData<typeof loader>();
  if (problem) return <AccountProblem problem={problem} backTo="/" backLabel="Back to home" />;
  const { account, hasTemporaryPassword } = content;
  return (
    <>
      <h1>Overview</h1>
      {hasTemporaryPassword ? (
        <Alert type="warn" title="This password was given out by the server">
          <SiteLink to="/account/security#password">Choose one that only you know</SiteLink>.
        </Alert>
      ) : null}
      <AccountInformation account={account} nowSeconds={nowSeconds} />
    </>
  );
}

function AccountInformation({ account, nowSeconds }: { account: ShownAccount; nowSeconds: number }) {
  return (
    <AccountCard aria-labelledby="account-information">
      <h2 id="account-information">Account Information</h2>
      <dl className={classes.facts}>
        <dt>UID</dt>
        <dd>{account.uid}</dd>
        <dt>Role</dt>
        <dd>{roleLabels(effectiveRoles(account), expiredRoles(account))}</dd>
        <dt>{isRoleExpired(account.roleExpired, nowSeconds * 1000) ? 'Role expired' : 'Role expires'}</dt>
        <dd>{account.roleExpired === 0 ? 'Never' : <LocalTime time={account.roleExpired} now={nowSeconds} />}</dd>
        <dt>Login expires</dt>
        <dd>{account.expiredlogin === 0 ? 'Unknown' : <LocalTime time={account.expiredlogin} now={nowSeconds} />}</dd>
        <dt>Game login expires</dt>
        <dd>{account.expiredtoken === 0 ? 'Unknown' : <LocalTime time={account.expiredtoken} now={nowSeconds} />}</dd>
      </dl>
    </AccountCard>
  );
}
