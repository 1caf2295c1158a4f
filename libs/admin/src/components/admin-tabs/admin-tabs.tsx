import type { AdminPermission } from '@starhaven/contracts/admin';
import { TabLinks } from '@starhaven/ui-kit';

interface Tab {
  to: string;
  label: string;
  /** One of these permissions is enough. Missing: everybody who may see the dashboard. */
  needs?: readonly AdminPermission[];
  /** The tab exists only on our own host. */
  isOurs?: boolean;
}

/** The tabs of the specification in its order, followed by our own (docs/behaviour/admin.md#tabs). */
const tabs: readonly Tab[] = [
  { to: '/admin', label: 'Overview' },
  { to: '/admin/server', label: 'Server', needs: ['fleet.read'] },
  { to: '/admin/users', label: 'Users', needs: ['users.read'] },
  { to: '/admin/database', label: 'Database', needs: ['database.read'] },
  { to: '/admin/settings', label: 'Settings' },
  { to: '/admin/incidents', label: 'Incidents', needs: ['fleet.read'], isOurs: true },
  { to: '/admin/content', label: 'Content', needs: ['reports', 'codes'], isOurs: true },
  { to: '/admin/downloads', label: 'Downloads', needs: ['content'], isOurs: true },
  { to: '/admin/handbook', label: 'Handbook', needs: ['content'], isOurs: true },
  { to: '/admin/donations', label: 'Donations', needs: ['donations'], isOurs: true },
  { to: '/admin/audit', label: 'Audit log', needs: ['audit.read'], isOurs: true },
];

export interface AdminTabsProps {
  current: string;
  /** Null: the host supports only the specification, so all tabs of the specification are shown. */
  permissions: readonly AdminPermission[] | null;
}

/** Links to the parts of the dashboard, so that each part has an address and works without JavaScript. */
export function AdminTabs({ current, permissions }: AdminTabsProps) {
  const isShown = ({ needs, isOurs }: Tab) =>
    permissions === null ? !isOurs : (needs?.some((one) => permissions.includes(one)) ?? true);
  const isCurrent = (to: string) => (to === '/admin' ? current === to : current.startsWith(to));
  const shown = tabs.filter(isShown).map(({ to, label }) => ({ to, label, isCurrent: isCurrent(to) }));
  return <TabLinks aria-label="Dashboard" tabs={shown} />;
}
