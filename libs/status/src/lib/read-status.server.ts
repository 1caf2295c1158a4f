import { extensions, getStatus } from '@starhaven/contracts';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isUpstreamError, requireSuccess } from '@starhaven/upstream/server';
import type { StatusReport } from './status-report';

/** Whatever asks within this time gets the same snapshot. */
export const snapshotFreshMs = 5_000;

/** The status is for when things are slow: its page must not be slow itself. */
const timeoutMs = 1_500;

/**
 * The account host's word about everything. A host whose extensions are not known yet is not asked for one of them; saying
 * "operational" for it would be a guess.
 */
export async function readStatus(client: UpstreamClient): Promise<StatusReport> {
  if (!client.hasExtension(extensions.status)) return { kind: client.knowsExtensions ? 'static' : 'unreachable' };
  try {
    const answer = await client.call(getStatus, {
      freshForMs: snapshotFreshMs,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { kind: 'measured', snapshot: requireSuccess(getStatus, answer).data };
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return { kind: 'unreachable' };
  }
}
