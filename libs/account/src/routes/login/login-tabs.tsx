import { SiteLink } from '@starhaven/ui-kit';
import type { LoginEntry, LoginTab } from '../../lib/login-entry';
import { loginHref, loginTabs } from '../../lib/login-entry';
import classes from './login.module.css';

const labels: Record<LoginTab, string> = { login: 'Login', register: 'Register', forgot: 'Forgot' };

/** The three tabs as links, so that each has an address and works without JavaScript. */
export function LoginTabs({ entry, current }: { entry: LoginEntry; current: LoginTab }) {
  return (
    <nav aria-label="Login or register">
      <ul className={classes.tabs}>
        {loginTabs.map((tab) => (
          <li key={tab}>
            <SiteLink
              to={loginHref(entry, { tab })}
              className={classes.tab}
              aria-current={tab === current ? 'page' : undefined}
              keepsScroll
              isReplacing
            >
              {labels[tab]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
