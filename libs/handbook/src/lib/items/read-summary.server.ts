import type { HandbookSummary } from '@starhaven/contracts/handbook';
import { getHandbookSummary } from '@starhaven/contracts/handbook';
import { extensions } from '@starhaven/contracts/protocol';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { orNull, requireSuccess } from '@starhaven/upstream/server';

export interface ReadSummary {
  summary: readonly HandbookSummary[];
  /** The host may have more data than it sent, so its page must not be shared. */
  isPartial: boolean;
}

/** The handbook's content for each game. Empty if the host does not report it or it is not available; the search works without it. */
export async function readSummary(client: UpstreamClient): Promise<ReadSummary> {
  if (!client.hasExtension(extensions.handbook)) return { summary: [], isPartial: !client.knowsExtensions };
  const read = async () => requireSuccess(getHandbookSummary, await client.call(getHandbookSummary, {})).data;
  const summary = await orNull(read);
  return { summary: summary ?? [], isPartial: summary === null };
}
