import type { AdminUserDetails } from '@starhaven/contracts/admin';
import type { RemovedTexts } from '@starhaven/contracts/ask';
import type { FormReply } from '@starhaven/ui-kit';
import { LocalTime, TextField, buttonClass } from '@starhaven/ui-kit';
import { Card } from '../../components/card/card';
import layout from '../../components/staff-layout/staff-layout.module.css';
import { StaffForm } from '../../components/staff-form/staff-form';

interface TextsCardProps {
  user: AdminUserDetails;
  removals: readonly RemovedTexts[];
  /** The API refuses to remove all texts of a moderator. */
  isModerator: boolean;
  reply: FormReply | undefined;
}

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** Removes all questions and answers of a spammer at once, and restores them (docs/behaviour/ask.md#removal-of-all-texts). */
export function TextsCard({ user: { username }, removals, isModerator, reply }: TextsCardProps) {
  const isMine = reply?.intent === 'remove-texts';
  const sent = (isMine && reply.result?.initialValue) || {};
  return (
    <Card aria-labelledby="texts">
      <h2 id="texts">Questions and answers</h2>
      {removals.map(({ id, time, questions, answers, reason, moderator, restored }) => (
        <StaffForm key={id}>
          <input type="hidden" name="removal" value={id} />
          <p>
            {count(questions, 'question')} and {count(answers, 'answer')} removed
            {reason ? (
              <>
                : <bdi>{reason}</bdi>
              </>
            ) : null}
          </p>
          <p className={layout.small}>
            <LocalTime time={time / 1000} /> by <bdi>{moderator.username}</bdi>
            {restored > 0 ? (
              <>
                , brought back <LocalTime time={restored / 1000} />
              </>
            ) : null}
          </p>
          {restored > 0 ? null : (
            <div>
              <button type="submit" name="intent" value="restore-texts" className={buttonClass()}>
                Bring them back
              </button>
            </div>
          )}
        </StaffForm>
      ))}
      {isModerator ? (
        <p className={layout.quiet}>Texts of moderators are removed one by one.</p>
      ) : (
        <StaffForm>
          <TextField
            id="texts-reason"
            name="reason"
            label={`Why all texts of ${username} are removed`}
            hint="For the audit log. They can be brought back for 30 days."
            defaultValue={String(sent['reason'] ?? '')}
            maxLength={300}
            errors={(isMine && reply.result?.error?.['reason']) || []}
          />
          <div>
            <button type="submit" name="intent" value="remove-texts" className={buttonClass()}>
              Remove all questions and answers
            </button>
          </div>
        </StaffForm>
      )}
    </Card>
  );
}
