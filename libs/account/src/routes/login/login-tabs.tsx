import { TabLinks } from '@starhaven/ui-kit';
import type { LoginEntry, LoginTab } from '../../lib/login/login-entry';
import { loginHref, loginTabs } from '../../lib/login/login-entry';

const labels: Record<LoginTab, string> = { login: 'Login', register: 'Register', forgot: 'Forgot' };

/** The three tabs as links, so that each has an address and works without JavaScript. */
export function LoginTabs({ entry, current }: { entry: LoginEntry; current: LoginTab }) {
  const tabs = loginTabs.map((tab) => ({
    to: loginHref(entry, { tab }),
    label: labels[tab],
    isCurrent: tab === current,
  }));
  return <TabLinks aria-label="Login or register" tabs={tabs} isSwitch />;
}
