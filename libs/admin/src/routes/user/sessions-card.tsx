import type { AdminUserDetails } from '@starhaven/contracts/admin';
import { LocalTime, buttonClass } from '@starhaven/ui-kit';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffForm } from '../../components/staff-form/staff-form';

interface SessionsCardProps {
  user: AdminUserDetails;
  mayEnd: boolean;
}

/** The sessions, and what ends them. */
export function SessionsCard({ user, mayEnd: isAllowed }: SessionsCardProps) {
  const mayEnd = isAllowed && user.noActions === '';
  return (
    <Card aria-labelledby="sessions">
      <h2 id="sessions">Open sessions</h2>
      {isAllowed && user.noActions ? <p className={layout.quiet}>{user.noActions}</p> : null}
      {user.sessions.length === 0 ? <p className={layout.quiet}>No session is open.</p> : null}
      <ul className={layout.list}>
        {user.sessions.map((session) => (
          <li key={session.id}>
            <div className={layout.line}>
              <p>
                <bdi>{session.device || 'Unknown device'}</bdi>
                <br />
                <span className={layout.small}>
                  {session.ip || 'Unknown address'}, last used <LocalTime time={session.lastUsedAt} />
                </span>
              </p>
              {mayEnd ? (
                <StaffForm className="">
                  <input type="hidden" name="sessionId" value={session.id} />
                  <button type="submit" name="intent" value="end-sessions" className={buttonClass()}>
                    End this session
                  </button>
                </StaffForm>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {mayEnd && (user.sessions.length > 0 || user.email) ? (
        <StaffForm className={layout.actions}>
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
        </StaffForm>
      ) : null}
    </Card>
  );
}
