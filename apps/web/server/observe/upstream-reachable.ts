import { listGames } from '@starhaven/contracts/games';

/** Whether the account API answers. Our own API has a health address; any other host gets a call of the specification. */
export async function isUpstreamReachable(accountApiUrl: string, isOurs: boolean): Promise<boolean> {
  const path = isOurs ? '/livez' : listGames.path;
  try {
    const answer = await fetch(`${accountApiUrl}${path}`, { signal: AbortSignal.timeout(2_000) });
    // Only the status counts. An unread body would keep its connection.
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
