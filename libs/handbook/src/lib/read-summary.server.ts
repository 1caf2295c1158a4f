import type { HandbookSummary } from '@starhaven/contracts';
import { extensions, getHandbookSummary } from '@starhaven/contracts';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isUpstreamError, requireSuccess } from '@starhaven/upstream/server';

export interface ReadSummary {
  summary: readonly HandbookSummary[];
  /** The host may have more to tell than it did: its page is not for everybody. */
  isPartial: boolean;
}

/** What the handbook holds of each game; empty from a host that does not tell, and when it cannot be had: the search works without. */
export async function readSummary(client: UpstreamClient): Promise<ReadSummary> {
  if (!client.hasExtension(extensions.handbook)) return { summary: [], isPartial: !client.knowsExtensions };
  try {
    const { data } = requireSuccess(getHandbookSummary, await client.call(getHandbookSummary, {}));
    return { summary: data, isPartial: false };
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return { summary: [], isPartial: true };
  }
}
