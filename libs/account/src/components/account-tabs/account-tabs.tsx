import { SiteLink } from '@starhaven/ui-kit';
import classes from './account-tabs.module.css';

/** The parts of the account area; labels are those of docs/behaviour/account.md#account-page. */
const tabs = [
  { to: '/account', label: 'Overview' },
  { to: '/account/history', label: 'Login History' },
  { to: '/account/devices', label: 'Linked Devices' },
  { to: '/account/edit', label: 'Edit Account' },
  { to: '/account/security', label: 'Security' },
];

/** Links to the parts of the account area, so that each has an address and works without JavaScript. */
export function AccountTabs({ current }: { current: string }) {
  return (
    <nav aria-label="Account">
      <ul className={classes.tabs}>
        {tabs.map(({ to, label }) => (
          <li key={to}>
            <SiteLink to={to} className={classes.tab} aria-current={to === current ? 'page' : undefined}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
