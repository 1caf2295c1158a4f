import { eq, sql } from 'drizzle-orm';
import { hasIncidentEnded } from '@starhaven/contracts/status';
import { inTransaction } from '../../platform/database/transaction-retry';
import type { Transaction } from '../../platform/database/transaction-retry';
import { DomainError } from '../../platform/errors/domain-error';
import { lockAccount } from '../account';
import { lockIncident, lockServer } from '../fleet';
import type { FollowsContext } from './follows-context';
import { followedIncident, followedServer } from './tables';

const maxFollowed = 50;

export interface Follow {
  kind: 'server' | 'incident';
  /** Up to nine digits. */
  id: string;
  isFollowed: boolean;
}

async function followIncident(tx: Transaction, accountId: number, incidentId: number): Promise<void> {
  const found = await lockIncident(tx, incidentId);
  if (!found) throw new DomainError('not-found', 'This incident was removed.');
  if (hasIncidentEnded(found))
    throw new DomainError(
      'failed-precondition',
      'This incident or planned work has ended. There will be no more updates.',
    );
  await tx.insert(followedIncident).values({ incidentId, accountId }).onConflictDoNothing();
}

async function followServer(tx: Transaction, accountId: number, serverId: number): Promise<void> {
  if (!(await lockServer(tx, serverId))) throw new DomainError('not-found', 'This server was removed.');
  await tx.insert(followedServer).values({ serverId, accountId }).onConflictDoNothing();
}

/**
 * Follows or unfollows a game server or an incident.
 * @throws DomainError not-found; failed-precondition for an incident that is over, or with more than 50 of the kind
 */
export async function followStatus(
  { db, isListed }: FollowsContext,
  accountId: number,
  { kind, id, isFollowed }: Follow,
): Promise<void> {
  const [table, column] =
    kind === 'server' ? [followedServer, followedServer.serverId] : [followedIncident, followedIncident.incidentId];
  if (!isFollowed) {
    await db.delete(table).where(sql`${eq(table.accountId, accountId)} and ${eq(column, Number(id))}`);
    return;
  }
  if (kind === 'server' && !isListed(id)) throw new DomainError('not-found', 'This server was removed.');
  await inTransaction(db, async (tx) => {
    // Locks the account, so that two tabs cannot exceed the limit together.
    await lockAccount(tx, accountId);
    await (kind === 'server' ? followServer : followIncident)(tx, accountId, Number(id));
    if ((await tx.$count(table, eq(table.accountId, accountId))) > maxFollowed)
      throw new DomainError('failed-precondition', `You follow ${maxFollowed} ${kind}s already.`);
  });
}
