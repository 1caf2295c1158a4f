import { listGameVersions } from '@starhaven/contracts/handbook';
import type { UpstreamClient } from '../types';
import { isUpstreamError } from '../failures/upstream-error';

/** The commits change a few times a month; a host gets this request at most this often. */
const freshMs = 60_000;
/** How long results wait for the commit. */
const timeoutMs = 1_500;

/**
 * The `time` of the version call, which only bypasses caches (docs/behaviour/api.md#book-calls). It is in whole minutes, so that all
 * visitors of one minute share an answer.
 */
export const versionTime = (nowMs = Date.now()): string => String(Math.floor(nowMs / freshMs) * (freshMs / 1000));

/**
 * The commit of a game's data, which the item call sends (docs/behaviour/api.md#book-calls); undefined for all games and if it is unknown.
 */
export async function readVersion(client: UpstreamClient, game: number | null): Promise<string | undefined> {
  if (game === null) return undefined;
  try {
    const { data } = await client.call(listGameVersions, {
      query: { time: versionTime() },
      freshForMs: freshMs,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return data.find((version) => version.game === game)?.commit || undefined;
  } catch (error) {
    if (isUpstreamError(error)) return undefined;
    throw error;
  }
}
