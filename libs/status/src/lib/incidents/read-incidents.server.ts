import type { Incident } from '@starhaven/contracts/status';
import { extensions } from '@starhaven/contracts/protocol';
import { listIncidents } from '@starhaven/contracts/status';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isUpstreamError, requireSuccess } from '@starhaven/upstream/server';

/**
 * All incidents of the last 90 days and all planned work, newest first; `static` for a host that publishes none, `unreachable` if it did
 * not answer.
 */
export async function readIncidents(client: UpstreamClient): Promise<Incident[] | 'static' | 'unreachable'> {
  if (!client.hasExtension(extensions.status)) return client.knowsExtensions ? 'static' : 'unreachable';
  try {
    return requireSuccess(listIncidents, await client.call(listIncidents)).data ?? [];
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return 'unreachable';
  }
}
