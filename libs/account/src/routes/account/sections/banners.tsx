import { isRoleExpired } from '@starhaven/session';
import { Alert, ButtonLink, LocalTime } from '@starhaven/ui-kit';
import type { ShownAccount } from '../shown-account.server';
import classes from '../account.module.css';

/** What the account still needs (docs/behaviour/account.md#banners), and how to renew an expired role. */
export function Banners({ account, nowSeconds }: { account: ShownAccount; nowSeconds: number }) {
  return (
    <>
      {account.deletionAt > 0 ? (
        <Alert type="error" title="Your account will be deleted" isAnnounced={false}>
          It ends on <LocalTime time={account.deletionAt} now={nowSeconds} />. Log in again to keep it.
        </Alert>
      ) : null}
      {account.isEmailVerified ? null : (
        <Alert
          type="warn"
          title={account.hasEmail ? 'Your email address is not verified' : 'No email address is verified'}
          isAnnounced={false}
          data-banner="yellow"
        >
          <div className={classes.banner}>
            <p>
              {account.hasEmail
                ? 'Without it a forgotten password cannot be reset.'
                : 'First add an address, then verify it here.'}
            </p>
            <ButtonLink to="/account/verify">Verification</ButtonLink>
          </div>
        </Alert>
      )}
      {account.hasPassword ? null : (
        <Alert type="error" title="Your account has no web password" isAnnounced={false} data-banner="red">
          <div className={classes.banner}>
            <p>Set one, so that only you can log in.</p>
            <ButtonLink to="/account/edit">Edit Account</ButtonLink>
          </div>
        </Alert>
      )}
      {account.hasEmail ? null : (
        <Alert
          type="warn"
          title="Your account has no email address"
          isAnnounced={false}
          data-banner="orange"
          className={classes.noAddress}
        >
          <div className={classes.banner}>
            <p>Without one a forgotten password cannot be reset.</p>
            <ButtonLink to="/account/edit">Add Email</ButtonLink>
          </div>
        </Alert>
      )}
      {account.roleExpired > 0 && isRoleExpired(account.roleExpired, nowSeconds * 1000) ? (
        <Alert type="info" title="Your role has expired" isAnnounced={false}>
          <div className={classes.banner}>
            <p>Thank you for your support until now.</p>
            <ButtonLink to="/sponsor">Become a sponsor</ButtonLink>
          </div>
        </Alert>
      ) : null}
    </>
  );
}
