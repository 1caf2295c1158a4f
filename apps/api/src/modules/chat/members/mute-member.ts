import { Role } from '@starhaven/contracts/session';
import { eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { fromUnixSeconds } from '../../../platform/time/from-unix-seconds';
import { findAccountFacts, isModerator } from '../../account';
import type { Speaker } from '../speaker';
import { chatMute } from '../tables';

export interface Mute {
  accountId: number;
  /** Unix seconds; 0 = until it is ended. */
  until: number;
  reason: string;
}

/**
 * Mutes a member, at once on all servers (docs/behaviour/chat.md#mutes). `moderator` null: the operator.
 * @throws DomainError not-found, permission-denied for staff, invalid-argument when the end is in the past
 */
export async function muteMember(
  db: Drizzle,
  moderator: Speaker | null,
  { accountId, until, reason }: Mute,
): Promise<void> {
  const member = (await findAccountFacts(db, [accountId])).get(accountId);
  if (!member) throw new DomainError('not-found', 'There is no such account');
  if (moderator !== null && !canMute(moderator, accountId, member.roles))
    throw new DomainError('permission-denied', 'You cannot mute this account.');
  if (until !== 0 && until <= Date.now() / 1000)
    throw new DomainError('invalid-argument', 'The end of the mute must be in the future.', { field: 'until' });
  const set = {
    until: fromUnixSeconds(until),
    reason,
    mutedBy: moderator?.accountId ?? null,
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

/** Ends a mute, if there is one. */
export async function unmuteMember(db: Drizzle, accountId: number): Promise<void> {
  await db.delete(chatMute).where(eq(chatMute.accountId, accountId));
}
