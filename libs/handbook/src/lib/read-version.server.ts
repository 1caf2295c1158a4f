import { listGameVersions } from '@starhaven/contracts';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isUpstreamError } from '@starhaven/upstream/server';

/** The commits change a few times a month; a host is asked for them at most this often. */
const freshMs = 60_000;
/** Results do not wait longer for it. */
const timeoutMs = 1_500;

/**
 * The `time` of the version call, which only passes caches (docs/behaviour/api.md#book-calls): whole minutes, so that all visitors
 * of a minute share an answer.
 */
export const versionTime = (nowMs = Date.now()): string => String(Math.floor(nowMs / freshMs) * (freshMs / 1000));

/**
 * The commit of a game's data, which the item call names (docs/behaviour/api.md#book-calls); undefined for all games and when
 * nobody says.
 */
export async function readVersion(client: UpstreamClient, game: number | null): Promise<string | undefined> {
  if (game === null) return undefined;
  try {
    const versions = await client.call(listGameVersions, {
      query: { time: versionTime() },
      freshForMs: freshMs,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return versions.find((version) => version.game === game)?.commit || undefined;
  } catch (error) {
    if (isUpstreamError(error)) return undefined;
    throw error;
  }
}
