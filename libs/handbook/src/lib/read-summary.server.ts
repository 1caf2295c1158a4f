import type { HandbookSummary } from '@starhaven/contracts';
import { extensions, getHandbookSummary } from '@starhaven/contracts';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isUpstreamError, requireSuccess } from '@starhaven/upstream/server';

/** What the handbook holds of each game; empty from a host that does not tell, and when it cannot be had: the search works without. */
export async function readSummary(client: UpstreamClient): Promise<HandbookSummary[]> {
  if (!client.hasExtension(extensions.handbook)) return [];
  try {
    return requireSuccess(getHandbookSummary, await client.call(getHandbookSummary, {})).data;
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return [];
  }
}
