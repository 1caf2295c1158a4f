import type { AdminUserDetails } from '@starhaven/contracts/admin';
import type { FormReply } from '@starhaven/ui-kit';
import { LocalTime, TextField, buttonClass } from '@starhaven/ui-kit';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffForm } from '../../components/staff-form/staff-form';

interface BanCardProps {
  user: AdminUserDetails;
  reply: FormReply | undefined;
}

/** The ban of an account, or the form for one (docs/behaviour/admin.md#bans). */
export function BanCard({ user: { ban, noActions }, reply }: BanCardProps) {
  if (ban) {
    return (
      <Card aria-labelledby="ban">
        <h2 id="ban">Banned</h2>
        <p>
          <bdi>{ban.reason}</bdi>
        </p>
        <p className={layout.small}>
          Since <LocalTime time={ban.at} />
          {ban.by ? (
            <>
              {' '}
              by <bdi>{ban.by}</bdi>
            </>
          ) : null}
          ,{' '}
          {ban.until > 0 ? (
            <>
              until <LocalTime time={ban.until} />
            </>
          ) : (
            'without an end'
          )}
        </p>
        {noActions ? (
          <p className={layout.quiet}>{noActions}</p>
        ) : (
          <StaffForm>
            <div>
              <button type="submit" name="intent" value="unban" className={buttonClass()}>
                Lift the ban
              </button>
            </div>
          </StaffForm>
        )}
      </Card>
    );
  }
  if (noActions) {
    return (
      <Card aria-labelledby="ban">
        <h2 id="ban">Ban</h2>
        <p className={layout.quiet}>{noActions}</p>
      </Card>
    );
  }
  const isMine = reply?.intent === 'ban';
  const errors = isMine ? reply.result?.error : null;
  const sent = (isMine && reply.result?.initialValue) || {};
  return (
    <Card aria-labelledby="ban">
      <h2 id="ban">Ban</h2>
      <StaffForm>
        <TextField
          id="reason"
          name="reason"
          label="Reason"
          hint="The member reads it at the next login."
          defaultValue={String(sent['reason'] ?? '')}
          maxLength={300}
          errors={errors?.['reason'] ?? []}
        />
        <TextField
          id="ban-until"
          name="until"
          type="date"
          label="Until the end of this day (UTC)"
          hint="Empty: until somebody lifts it."
          defaultValue={String(sent['until'] ?? '')}
          errors={errors?.['until'] ?? []}
        />
        <p className={layout.small}>A ban ends all sessions of the account at once.</p>
        <div>
          <button type="submit" name="intent" value="ban" className={buttonClass()}>
            Ban this account
          </button>
        </div>
      </StaffForm>
    </Card>
  );
}
