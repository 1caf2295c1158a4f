import type { Incident } from '@starhaven/contracts/status';
import { extensions } from '@starhaven/contracts/protocol';
import { listIncidents } from '@starhaven/contracts/status';
import type { PageProblem } from '@starhaven/ui-kit';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { failureStatus, orElse, requireSuccess } from '@starhaven/upstream/server';
import { incidentsAway, notKnownYet } from '../problems';

/** `static`: the host publishes none. */
export type ReadIncidents =
  { incidents: Incident[] | 'static'; problem: null } | { incidents: null; problem: PageProblem };

/** All incidents of the last 90 days and all planned work, newest first. */
export async function readIncidents(client: UpstreamClient): Promise<ReadIncidents> {
  const away = (status: PageProblem['status']) => ({ incidents: null, problem: incidentsAway(status) });
  if (!client.hasExtension(extensions.status))
    return client.knowsExtensions ? { incidents: 'static', problem: null } : away(notKnownYet);
  const read = async (): Promise<ReadIncidents> => {
    const answer = await client.call(listIncidents);
    return { incidents: requireSuccess(listIncidents, answer).data ?? [], problem: null };
  };
  return orElse(read, (error) => away(failureStatus(error)));
}
