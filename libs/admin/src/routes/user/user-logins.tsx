import type { AdminUserDetails } from '@starhaven/contracts/admin';
import { loginTypeLabel } from '@starhaven/session';
import { LocalTime } from '@starhaven/ui-kit';
import { DataTable } from '../../components/data-table/data-table';
import type { Column } from '../../components/data-table/data-table';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';

const columns: readonly Column<AdminUserDetails['logins'][number]>[] = [
  { label: 'When', show: ({ time }) => (time > 0 ? <LocalTime time={time} /> : null), isWhole: true },
  { label: 'How', show: ({ type }) => loginTypeLabel(type) },
  { label: 'Address', show: ({ ip }) => ip },
  { label: 'Device', show: ({ device }) => (device ? <bdi>{device}</bdi> : null) },
];

/** The newest logins, with the addresses that other accounts use, too. */
export function UserLogins({ user: { logins, addresses } }: { user: AdminUserDetails }) {
  const shared = addresses.filter(({ otherAccounts }) => otherAccounts > 0);
  return (
    <Card aria-labelledby="logins">
      <h2 id="logins">Logins</h2>
      {logins.length === 0 ? (
        <p className={layout.quiet}>No login is known.</p>
      ) : (
        <DataTable
          labelledBy="logins"
          columns={columns}
          rows={logins}
          keyOf={({ time, ip }, index) => `${time} ${ip} ${index}`}
        />
      )}
      {shared.length > 0 ? (
        <div className={layout.form}>
          <h3 id="shared">Addresses that other accounts use, too</h3>
          <ul aria-labelledby="shared" className={layout.list}>
            {shared.map(({ ip, otherAccounts }) => (
              <li key={ip}>
                {ip}: {otherAccounts} other {otherAccounts === 1 ? 'account' : 'accounts'}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Card>
  );
}
