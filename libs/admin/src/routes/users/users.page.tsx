import { Form, useLoaderData } from '@remix-run/react';
import type { AdminUser } from '@starhaven/contracts/admin';
import { ButtonLink, LocalTime, ProblemPanel, SelectField, SiteLink, TextField, buttonClass } from '@starhaven/ui-kit';
import { DataTable } from '../../components/data-table/data-table';
import type { Column } from '../../components/data-table/data-table';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { RoleBadges } from '../../components/role-badges/role-badges';
import { givenRoles } from '../../lib/role-names';
import type { loader } from './users.route.server';

const columns: readonly Column<AdminUser>[] = [
  {
    label: 'Account',
    show: ({ uid, name, username }) => (
      <>
        <SiteLink to={`/admin/users/${uid}`}>
          <bdi>{name || username}</bdi>
        </SiteLink>{' '}
        <bdi className={layout.small}>@{username}</bdi>
      </>
    ),
  },
  { label: 'UID', show: ({ uid }) => uid, isWhole: true },
  { label: 'Mail address', show: ({ email }) => email || null, isLong: true },
  { label: 'Roles', show: ({ role }) => <RoleBadges roles={role} /> },
  {
    label: 'Last seen',
    show: ({ lastSeenAt }) => (lastSeenAt > 0 ? <LocalTime time={lastSeenAt} /> : null),
    isWhole: true,
  },
];

/** Searches accounts (docs/behaviour/admin.md#users). */
export function UsersPage() {
  const { content, problem } = useLoaderData<typeof loader>();
  if (content === null) return problem ? <ProblemPanel problem={problem} level={2} /> : null;
  const { users, next, search, role } = content;
  if (users === null) {
    return (
      <Card aria-labelledby="users">
        <h2 id="users">User Management</h2>
        <p className={layout.quiet}>User management is coming soon.</p>
      </Card>
    );
  }
  const isFiltered = search !== '' || role !== '';
  const more = new URLSearchParams({ ...(search ? { search } : {}), ...(role ? { role } : {}), after: next });
  return (
    <Card aria-labelledby="users">
      <h2 id="users">User Management</h2>
      <Form className={layout.filters} role="search" aria-label="Accounts">
        <TextField
          key={search}
          id="search"
          name="search"
          label="Name, mail address or UID"
          defaultValue={search}
          maxLength={100}
        />
        <SelectField key={`role-${role}`} id="role" name="role" label="Role" defaultValue={role}>
          <option value="">All</option>
          {Object.entries({ ...givenRoles, 5: 'Banned' }).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <div>
          <button type="submit" className={buttonClass('primary')}>
            Search
          </button>
          {isFiltered ? <SiteLink to="/admin/users">Show all</SiteLink> : null}
        </div>
      </Form>
      {users.length === 0 ? (
        <p className={layout.quiet} role="status">
          No account found.
        </p>
      ) : (
        <DataTable labelledBy="users" columns={columns} rows={users} keyOf={({ uid }) => uid} />
      )}
      {next === '' ? null : (
        <div>
          <ButtonLink to={`/admin/users?${more.toString()}`}>More accounts</ButtonLink>
        </div>
      )}
    </Card>
  );
}
