import { extensions } from '@starhaven/contracts/protocol';
import { getStatus } from '@starhaven/contracts/status';
import type { PageProblem } from '@starhaven/ui-kit';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { failureStatus, orElse, requireSuccess } from '@starhaven/upstream/server';
import { notKnownYet, statusAway } from '../problems';
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
  const away = (status: PageProblem['status']) => ({ kind: 'unreachable' as const, problem: statusAway(status) });
  if (!client.hasExtension(extensions.status)) return client.knowsExtensions ? { kind: 'static' } : away(notKnownYet);
  const read = async (): Promise<StatusReport> => {
    const answer = await client.call(getStatus, {
      freshForMs: snapshotFreshMs,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { kind: 'measured', snapshot: requireSuccess(getStatus, answer).data };
  };
  return orElse(read, (error) => away(failureStatus(error)));
}
