import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { PlayersContext } from '../players-context';
import { character } from '../tables';
import { searchPlayer } from './search-player';

export interface PlayersRefreshed {
  done: number;
  total: number;
  /** The server that was queried last; empty at the beginning. */
  serverId: string;
}

type RefreshContext = Pick<
  PlayersContext,
  'db' | 'gateway' | 'codeKey' | 'wakeDeliveries' | 'limits' | 'work' | 'onProgress'
>;

async function refreshAll(context: RefreshContext, accountId: number): Promise<void> {
  const { db, gateway, onProgress } = context;
  const rows = await db
    .select({ serverId: character.serverId })
    .from(character)
    .where(and(eq(character.accountId, accountId), isNotNull(character.provenAt)))
    .orderBy(asc(character.serverId));
  onProgress(accountId, { done: 0, total: rows.length, serverId: '' });
  // One server after the other, so that one refresh does not cause a burst of calls.
  for (const [index, { serverId }] of rows.entries()) {
    const server = gateway.findServer(String(serverId));
    if (server !== null && !server.isDisabled) await searchPlayer(context, server, accountId);
    onProgress(accountId, { done: index + 1, total: rows.length, serverId: String(serverId) });
  }
}

/**
 * Begins to look up all characters of the account again, as work that outlives the request; its progress is sent over the live connection
 * (docs/behaviour/account.md#refreshing-all-characters). A second call while it runs changes nothing.
 * @throws DomainError rate-limited
 */
export async function refreshPlayers(context: RefreshContext, accountId: number): Promise<void> {
  const key = `refresh ${accountId}`;
  if (context.work.has(key)) return;
  await refuseOverLimit(context.limits.refreshes, String(accountId));
  void context.work.begin(key, () => refreshAll(context, accountId));
}
