import { Role } from '@starhaven/contracts/session';
import { eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { fromUnixSeconds } from '../../../platform/time/from-unix-seconds';
import { findAccountFacts, isModerator } from '../../account';
import { operator, requireModerator } from '../moderators';
import type { Moderating } from '../moderators';
import type { Speaker } from '../speaker';
import { chatMute } from '../tables';

export interface Mute {
  accountId: number;
  /** Unix seconds; 0 = until it is ended. */
  until: number;
  reason: string;
}

/**
 * Mutes a member, at once on all servers (docs/behaviour/chat.md#mutes).
 * @throws DomainError permission-denied, also when staff would be muted; not-found; invalid-argument when the end is in the past
 */
export async function muteMember(
  db: Drizzle,
  moderator: Moderating,
  { accountId, until, reason }: Mute,
): Promise<void> {
  requireModerator(moderator);
  const member = (await findAccountFacts(db, [accountId])).get(accountId);
  if (!member) throw new DomainError('not-found', 'There is no such account');
  if (moderator !== operator && !canMute(moderator, accountId, member.roles))
    throw new DomainError('permission-denied', 'You cannot mute this account.');
  if (until !== 0 && until <= Date.now() / 1000)
    throw new DomainError('invalid-argument', 'The end of the mute must be in the future.', { field: 'until' });
  const set = {
    until: fromUnixSeconds(until),
    reason,
    mutedBy: moderator === operator ? null : moderator.accountId,
    mutedAt: sql`now()`,
  };
  await db
    .insert(chatMute)
    .values({ accountId, ...set })
    .onConflictDoUpdate({ target: chatMute.accountId, set });
}

/** Admins mute moderators and members, moderators members only. */
function canMute(moderator: Speaker, accountId: number, roles: number[]): boolean {
  if (moderator.accountId === accountId || roles.includes(Role.ADMIN)) return false;
  return moderator.roles.includes(Role.ADMIN) || !isModerator({ roles });
}

/** Ends a mute, if there is one. @throws DomainError permission-denied */
export async function unmuteMember(db: Drizzle, moderator: Moderating, accountId: number): Promise<void> {
  requireModerator(moderator);
  await db.delete(chatMute).where(eq(chatMute.accountId, accountId));
}
