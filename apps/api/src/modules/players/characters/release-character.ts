import { and, eq, isNotNull } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { character } from '../tables';

/**
 * Removes the account's character on a server. Deliveries that were accepted for it are still sent.
 * @throws DomainError not-found when the account has none there
 */
export async function releaseCharacter(
  db: Drizzle,
  { accountId, serverId }: { accountId: number; serverId: string },
): Promise<void> {
  const id = /^\d{1,9}$/.test(serverId) ? Number(serverId) : -1;
  const released = await db
    .delete(character)
    .where(and(eq(character.accountId, accountId), eq(character.serverId, id), isNotNull(character.uid)))
    .returning({ serverId: character.serverId });
  if (released.length === 0) throw new DomainError('not-found', 'The account has no character on this server.');
}
