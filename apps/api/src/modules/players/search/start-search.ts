import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import { setTimeout as delay } from 'node:timers/promises';
import type { PlayersContext } from '../players-context';
import { requireCallableServer } from '../require-callable-server';
import { searchPlayer } from './search-player';
import type { SearchResult } from './search-player';

/**
 * Searches the account's character on a server and waits a moment for the result; `running` when it takes longer. A second call while the
 * search runs joins it and is not counted.
 * @throws DomainError failed-precondition when there is no such server, rate-limited
 */
export async function startSearch(
  context: Pick<
    PlayersContext,
    'db' | 'gateway' | 'codeKey' | 'wakeDeliveries' | 'limits' | 'work' | 'answerWithinMs' | 'accountLog' | 'log'
  >,
  { accountId, serverId, addressKey }: { accountId: number; serverId: string; addressKey: string },
): Promise<SearchResult> {
  const { limits, work, answerWithinMs, accountLog, log } = context;
  const server = requireCallableServer(context, serverId);
  const key = `search ${accountId} ${server.id}`;
  if (!work.has(key)) {
    await refuseOverLimit(limits.searches, `${accountId} ${server.id}`);
    await refuseOverLimit(limits.searchesOfAddress, addressKey);
  }
  const search = work.begin(key, async () => {
    const outcome = await searchPlayer(context, server, accountId);
    accountLog.write(log, 'player-search', { outcome, uid: accountId, address: addressKey });
    return outcome;
  });
  const patience = new AbortController();
  const tooLong = delay(answerWithinMs, 'running' as const, { signal: patience.signal }).catch(
    () => 'running' as const,
  );
  // A failed search is logged and counts as a server that did not answer.
  return Promise.race([search.then((result) => result ?? 'silent'), tooLong]).finally(() => patience.abort());
}
