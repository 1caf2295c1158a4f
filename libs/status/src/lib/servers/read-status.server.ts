import { extensions } from '@starhaven/contracts/protocol';
import { getStatus } from '@starhaven/contracts/status';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isUpstreamError, requireSuccess } from '@starhaven/upstream/server';
import type { StatusReport } from '../status-report';

/** All requests within this time get the same snapshot. */
export const snapshotFreshMs = 5_000;

/** Visitors open the status page when the site is slow, so the page itself must be fast. */
const timeoutMs = 1_500;

/**
 * The account host's complete report. While a host's extensions are unknown, none of them is called, and the report does not assume
 * "operational".
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
