import { effectiveRoles, expiredRoles, isRoleExpired, roleLabels } from '@starhaven/session';
import { LocalTime, SiteLink } from '@starhaven/ui-kit';
import type { ReactNode } from 'react';
import { AccountCard } from '../../../components/account-frame/account-frame';
import { revealHref } from '../reveal-href';
import type { Revealed, ShownAccount } from '../shown-account.server';
import classes from '../account.module.css';

export interface AccountInformationProps {
  account: ShownAccount;
  revealed: Revealed;
  nowSeconds: number;
}

/** The summary card. It has the address and the access code only after the visitor asks for them (docs/behaviour/account.md#overview). */
export function AccountInformation({ account, revealed, nowSeconds }: AccountInformationProps) {
  const when = (time: number, none: string) => (time === 0 ? none : <LocalTime time={time} now={nowSeconds} />);
  return (
    <AccountCard aria-labelledby="account-information">
      <h2 id="account-information">Account Information</h2>
      <dl className={classes.facts}>
        <dt>UID</dt>
        <dd>{account.uid}</dd>
        <dt>Role</dt>
        <dd>{roleLabels(effectiveRoles(account), expiredRoles(account))}</dd>
        <dt>Points</dt>
        <dd>{account.point}</dd>
        <dt>{isRoleExpired(account.roleExpired, nowSeconds * 1000) ? 'Role expired' : 'Role expires'}</dt>
        <dd>{when(account.roleExpired, 'Never')}</dd>
        <dt>Login expires</dt>
        <dd>{when(account.expiredlogin, 'Unknown')}</dd>
        <dt>Game login expires</dt>
        <dd>{when(account.expiredtoken, 'Unknown')}</dd>
        <dt>Email</dt>
        <dd>
          <Hidden what="email" label="email address" isSet={account.hasEmail} revealed={revealed}>
            <bdi>{account.email}</bdi>
          </Hidden>
        </dd>
        <dt>API code</dt>
        <dd>
          <Hidden what="code" label="API code" isSet={account.hasAccessCode} revealed={revealed}>
            <code>{account.accessCode}</code>
          </Hidden>
        </dd>
      </dl>
    </AccountCard>
  );
}

interface HiddenProps {
  what: 'email' | 'code';
  label: string;
  isSet: boolean;
  revealed: Revealed;
  children: ReactNode;
}

/** A value that is in the page only after the visitor clicks its link. */
function Hidden({ what, label, isSet, revealed, children }: HiddenProps) {
  if (!isSet) return what === 'email' ? 'None' : 'Off';
  const isShown = revealed[what];
  return (
    <span className={classes.masked}>
      {isShown ? children : '********'}
      <SiteLink
        to={revealHref({ ...revealed, [what]: !isShown })}
        keepsScroll
        isReplacing
        aria-label={`${isShown ? 'Hide' : 'Show'} ${label}`}
      >
        {isShown ? 'Hide' : 'Show'}
      </SiteLink>
    </span>
  );
}
