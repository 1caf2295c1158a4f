import { AccountCard } from '../../../components/account-frame/account-frame';
import { socialLabel } from '../../../lib/social-label';
import type { ShownAccount } from '../shown-account.server';
import classes from '../account.module.css';

/** Which social logins open this account. */
export function LinkedLogins({ logins }: { logins: ShownAccount['third_login'] }) {
  return (
    <AccountCard aria-labelledby="linked-logins">
      <h2 id="linked-logins">Connected accounts</h2>
      <ul className={classes.list}>
        {Object.entries(logins).map(([provider, isLinked]) => (
          <li key={provider}>
            <span>{socialLabel(provider)}</span>
            <span className={classes.quiet}>{isLinked ? 'Linked' : 'Not linked'}</span>
          </li>
        ))}
      </ul>
    </AccountCard>
  );
}
