import { Form, useLoaderData } from '@remix-run/react';
import { ButtonLink, LocalTime, ProblemPanel, SelectField, SiteLink, TextField, buttonClass } from '@starhaven/ui-kit';
import { Card } from '../../components/parts/card';
import parts from '../../components/parts/parts.module.css';
import { givenRoles, roleName } from '../../lib/role-names';
import type { loader } from './users.route.server';

/** Search of accounts (docs/behaviour/admin.md#users). */
export function UsersPage() {
  const { content, problem } = useLoaderData<typeof loader>();
  if (content === null) return problem ? <ProblemPanel problem={problem} level={2} /> : null;
  const { users, next, search, role } = content;
  if (users === null) {
    return (
      <Card aria-labelledby="users">
        <h2 id="users">User Management</h2>
        <p>User management is coming soon.</p>
      </Card>
    );
  }
  const more = new URLSearchParams({ ...(search ? { search } : {}), ...(role ? { role } : {}), after: next });
  return (
    <Card aria-labelledby="users">
      <h2 id="users">User Management</h2>
      <Form className={parts.actions} role="search">
        <TextField
          key={search}
          id="search"
          name="search"
          label="Username, name, mail address or UID"
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
        <button type="submit" className={buttonClass('primary')}>
          Search
        </button>
      </Form>
      {users.length === 0 ? (
        <p className={parts.quiet}>No account found.</p>
      ) : (
        <div className={parts.scroll} role="region" aria-labelledby="users" tabIndex={0}>
          <table className={parts.table}>
            <thead>
              <tr>
                <th scope="col">UID</th>
                <th scope="col">Account</th>
                <th scope="col">Mail address</th>
                <th scope="col">Roles</th>
                <th scope="col">Last seen</th>
              </tr>
            </thead>
            <tbody>
              {users.map((user) => (
                <tr key={user.uid}>
                  <td>{user.uid}</td>
                  <td>
                    <SiteLink to={`/admin/users/${user.uid}`}>
                      <bdi>{user.name || user.username}</bdi>
                    </SiteLink>{' '}
                    <bdi className={parts.quiet}>@{user.username}</bdi>
                  </td>
                  <td>{user.email || '–'}</td>
                  <td>{user.role.map(roleName).join(', ')}</td>
                  <td>{user.lastSeenAt > 0 ? <LocalTime time={user.lastSeenAt} /> : '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {next === '' ? null : <ButtonLink to={`/admin/users?${more.toString()}`}>More accounts</ButtonLink>}
    </Card>
  );
}
