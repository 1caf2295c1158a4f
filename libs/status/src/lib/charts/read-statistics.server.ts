import { extensions } from '@starhaven/contracts/protocol';
import { getStatistics } from '@starhaven/contracts/status';
import type { ChartPoint } from '@starhaven/realtime';
import { mergePoints } from '@starhaven/realtime';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { orElse, requireSuccess } from '@starhaven/upstream/server';
import { pointsOf, thinPoints } from './chart-words';
import type { ChartRange } from './chart-range';

/** The points of a minute do not change. */
const freshMs = 30_000;
const timeoutMs = 1_500;

/**
 * The points of a range for the table, oldest first, for visitors without a live connection; null for a host without statistics,
 * `unreachable` if it did not answer.
 */
export async function readStatistics(
  client: UpstreamClient,
  range: ChartRange,
): Promise<readonly ChartPoint[] | null | 'unreachable'> {
  if (!client.hasExtension(extensions.status)) return client.knowsExtensions ? null : 'unreachable';
  const read = async () => {
    const answer = await client.call(getStatistics, { freshForMs: freshMs, signal: AbortSignal.timeout(timeoutMs) });
    const points = mergePoints([], requireSuccess(getStatistics, answer).data.data);
    return thinPoints(pointsOf(range, points));
  };
  return orElse(read, () => 'unreachable' as const);
}
