import { TabLinks } from '@starhaven/ui-kit';

/** Parts of the account area that only some hosts have. */
export type OfferedParts = Readonly<Record<'apiKeys' | 'data' | 'notifications', boolean>>;

interface Tab {
  to: string;
  label: string;
  needs?: keyof OfferedParts;
}

/** The parts of the account area; labels are those of docs/behaviour/account.md#account-page. */
const tabs: readonly Tab[] = [
  { to: '/account', label: 'Overview' },
  { to: '/account/notifications', label: 'Notifications', needs: 'notifications' },
  { to: '/account/history', label: 'Login History' },
  { to: '/account/devices', label: 'Linked Devices' },
  { to: '/account/edit', label: 'Edit Account' },
  { to: '/account/security', label: 'Security' },
  { to: '/account/api-keys', label: 'API keys', needs: 'apiKeys' },
  { to: '/account/data', label: 'Your data', needs: 'data' },
];

/** Links to the parts of the account area, so that each has an address and works without JavaScript. */
export function AccountTabs({ current, offered }: { current: string; offered: OfferedParts }) {
  const shown = tabs.filter(({ needs }) => !needs || offered[needs]);
  return (
    <TabLinks aria-label="Account" tabs={shown.map(({ to, label }) => ({ to, label, isCurrent: to === current }))} />
  );
}
