import type { AdminUserDetails } from '@starhaven/contracts/admin';
import { LocalTime } from '@starhaven/ui-kit';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { RoleBadges } from '../../components/role-badges/role-badges';

const factorNames = { totp: 'app', passkey: 'passkey', recovery: 'recovery codes' } as const;

/** The facts about an account; never a password or a key. */
export function UserFacts({ user }: { user: AdminUserDetails }) {
  const { email, isEmailVerified, hasPassword, secondFactors, role, roleExpired, points, createdAt, deletionAt } = user;
  return (
    <Card aria-labelledby="account">
      <div className={layout.head}>
        <h2 id="account">
          <bdi>{user.name || user.username}</bdi>
        </h2>
        <RoleBadges roles={role} />
      </div>
      <dl className={layout.facts}>
        <dt>UID</dt>
        <dd>{user.uid}</dd>
        <dt>Username</dt>
        <dd>
          <bdi>@{user.username}</bdi>
        </dd>
        <dt>Mail address</dt>
        <dd>{email ? `${email}${isEmailVerified ? '' : ' (not confirmed)'}` : 'None'}</dd>
        <dt>Password</dt>
        <dd>{hasPassword ? 'Set' : 'None'}</dd>
        <dt>Second factors</dt>
        <dd>{secondFactors.map((factor) => factorNames[factor]).join(', ') || 'None'}</dd>
        {roleExpired > 0 ? (
          <>
            <dt>Roles end</dt>
            <dd>
              <LocalTime time={roleExpired} />
            </dd>
          </>
        ) : null}
        <dt>Points</dt>
        <dd>{points}</dd>
        <dt>Member since</dt>
        <dd>
          <LocalTime time={createdAt} />
        </dd>
        {deletionAt > 0 ? (
          <>
            <dt>Deletion</dt>
            <dd>
              <LocalTime time={deletionAt} />
            </dd>
          </>
        ) : null}
      </dl>
    </Card>
  );
}
