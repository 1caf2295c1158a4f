import { Form, useActionData, useLoaderData } from '@remix-run/react';
import type { AdminUserDetails } from '@starhaven/contracts/admin';
import type { FormReply } from '@starhaven/ui-kit';
import { ButtonLink, LocalTime, ProblemPanel, SelectField, SiteLink, TextField, buttonClass } from '@starhaven/ui-kit';
import { Card } from '../../components/parts/card';
import parts from '../../components/parts/parts.module.css';
import { ProofFields } from '../../components/parts/proof-fields';
import { StaffNewsBox } from '../../components/parts/staff-news';
import { givenRoles, roleName } from '../../lib/role-names';
import type { loader } from './user.route.server';

type Errors = Readonly<Record<string, string[] | null>> | null | undefined;

/** One account (docs/behaviour/admin.md#users). */
export function UserPage() {
  const { content, problem } = useLoaderData<typeof loader>();
  const reply = useActionData<FormReply>();
  if (content === null) {
    return problem ? (
      <ProblemPanel problem={problem} level={2}>
        <ButtonLink to="/admin/users">Back to the users</ButtonLink>
      </ProblemPanel>
    ) : null;
  }
  const { user, may, proofs } = content;
  const errors = reply?.result?.error;
  const sent = reply?.result?.initialValue ?? {};
  return (
    <div className={parts.stack}>
      <p>
        <SiteLink to="/admin/users">All users</SiteLink>
      </p>
      <StaffNewsBox message={reply?.message} />
      <Facts user={user} />
      {may.ban ? <BanCard user={user} errors={errors} reason={String(sent['reason'] ?? '')} /> : null}
      {may.roles ? <RolesCard user={user} errors={errors} proofs={proofs} /> : null}
      <Sessions user={user} mayEnd={may.sessions} />
      <Logins user={user} />
    </div>
  );
}

function Facts({ user }: { user: AdminUserDetails }) {
  const yes = (is: boolean) => (is ? 'Yes' : 'No');
  return (
    <Card aria-labelledby="account">
      <h2 id="account">
        <bdi>{user.name || user.username}</bdi>
      </h2>
      <dl className={parts.facts}>
        <dt>UID</dt>
        <dd>{user.uid}</dd>
        <dt>Username</dt>
        <dd>
          <bdi>@{user.username}</bdi>
        </dd>
        <dt>Mail address</dt>
        <dd>{user.email ? `${user.email}${user.isEmailVerified ? '' : ' (not confirmed)'}` : 'None'}</dd>
        <dt>Password</dt>
        <dd>{yes(user.hasPassword)}</dd>
        <dt>Second factors</dt>
        <dd>{user.secondFactors.join(', ') || 'None'}</dd>
        <dt>Roles</dt>
        <dd>
          {user.role.map(roleName).join(', ')}
          {user.roleExpired > 0 ? (
            <>
              , until <LocalTime time={user.roleExpired} />
            </>
          ) : null}
        </dd>
        <dt>Points</dt>
        <dd>{user.points}</dd>
        <dt>Member since</dt>
        <dd>
          <LocalTime time={user.createdAt} />
        </dd>
        {user.deletionAt > 0 ? (
          <>
            <dt>Deletion</dt>
            <dd>
              <LocalTime time={user.deletionAt} />
            </dd>
          </>
        ) : null}
      </dl>
    </Card>
  );
}

function BanCard({ user, errors, reason }: { user: AdminUserDetails; errors: Errors; reason: string }) {
  const { ban } = user;
  if (ban) {
    return (
      <Card aria-labelledby="ban">
        <h2 id="ban">Banned</h2>
        <p>
          <bdi>{ban.reason}</bdi>
        </p>
        <p className={parts.quiet}>
          Since <LocalTime time={ban.at} />
          {ban.by ? ` by ${ban.by}` : ''},{' '}
          {ban.until > 0 ? (
            <>
              until <LocalTime time={ban.until} />
            </>
          ) : (
            'without an end'
          )}
        </p>
        <Form method="post" preventScrollReset>
          <button type="submit" name="intent" value="unban" className={buttonClass()}>
            Lift the ban
          </button>
        </Form>
      </Card>
    );
  }
  return (
    <Card aria-labelledby="ban">
      <h2 id="ban">Ban</h2>
      <Form method="post" className={parts.form} preventScrollReset>
        <TextField
          id="reason"
          name="reason"
          label="Reason"
          hint="The member reads it at the next login."
          defaultValue={reason}
          maxLength={300}
          errors={errors?.['reason'] ?? []}
        />
        <TextField
          id="ban-until"
          name="until"
          type="date"
          label="Until the end of (UTC)"
          hint="Empty: until somebody lifts it."
          errors={errors?.['until'] ?? []}
        />
        <div>
          <button type="submit" name="intent" value="ban" className={buttonClass()}>
            Ban this account
          </button>
        </div>
      </Form>
    </Card>
  );
}

interface RolesCardProps {
  user: AdminUserDetails;
  errors: Errors;
  proofs: readonly ('password' | 'code')[];
}

function RolesCard({ user, errors, proofs }: RolesCardProps) {
  return (
    <Card aria-labelledby="roles">
      <h2 id="roles">Roles</h2>
      <Form method="post" className={parts.form} preventScrollReset>
        <SelectField id="given-role" name="role" label="Role" errors={errors?.['role'] ?? []}>
          {Object.entries(givenRoles).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
              {user.role.includes(Number(value)) ? ' (has it)' : ''}
            </option>
          ))}
        </SelectField>
        <TextField
          id="role-until"
          name="until"
          type="date"
          label="Until the end of (UTC)"
          hint="Empty: for ever. All roles of an account but membership end together."
        />
        <ProofFields id="roles" proofs={proofs} errors={errors} />
        <div className={parts.actions}>
          <button type="submit" name="intent" value="grant" className={buttonClass('primary')}>
            Give the role
          </button>
          <button type="submit" name="intent" value="revoke" className={buttonClass()}>
            Take the role away
          </button>
        </div>
      </Form>
    </Card>
  );
}

function Sessions({ user, mayEnd }: { user: AdminUserDetails; mayEnd: boolean }) {
  return (
    <Card aria-labelledby="sessions">
      <h2 id="sessions">Open sessions</h2>
      {user.sessions.length === 0 ? <p className={parts.quiet}>None</p> : null}
      <ul>
        {user.sessions.map((session) => (
          <li key={session.id}>
            <bdi>{session.device || 'Unknown device'}</bdi>, {session.ip || 'unknown address'}, last used{' '}
            <LocalTime time={session.lastUsedAt} />{' '}
            {mayEnd ? (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="sessionId" value={session.id} />
                <button type="submit" name="intent" value="end-sessions" className={buttonClass()}>
                  End this session
                </button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
      {mayEnd ? (
        <Form method="post" className={parts.actions} preventScrollReset>
          {user.sessions.length > 0 ? (
            <button type="submit" name="intent" value="end-sessions" className={buttonClass()}>
              End all sessions
            </button>
          ) : null}
          {user.email ? (
            <button type="submit" name="intent" value="reset" className={buttonClass()}>
              Send a code for a new password
            </button>
          ) : null}
        </Form>
      ) : null}
    </Card>
  );
}

function Logins({ user }: { user: AdminUserDetails }) {
  return (
    <Card aria-labelledby="logins">
      <h2 id="logins">Logins</h2>
      <div className={parts.scroll} role="region" aria-labelledby="logins" tabIndex={0}>
        <table className={parts.table}>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">What</th>
              <th scope="col">Address</th>
              <th scope="col">Device</th>
            </tr>
          </thead>
          <tbody>
            {user.logins.map(({ time, type, ip, device }, index) => (
              <tr key={`${time} ${index}`}>
                <td>
                  <LocalTime time={time} />
                </td>
                <td>{type}</td>
                <td>{ip}</td>
                <td>
                  <bdi>{device}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {user.addresses.some(({ otherAccounts }) => otherAccounts > 0) ? (
        <ul>
          {user.addresses
            .filter(({ otherAccounts }) => otherAccounts > 0)
            .map(({ ip, otherAccounts }) => (
              <li key={ip}>
                {ip}: {otherAccounts} other {otherAccounts === 1 ? 'account' : 'accounts'}
              </li>
            ))}
        </ul>
      ) : null}
    </Card>
  );
}
