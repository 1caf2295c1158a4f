import { extensions } from '@starhaven/contracts/protocol';
import type { DisplayStatus } from '@starhaven/contracts/status';
import { displayStatus, getStatus, serverAnchor } from '@starhaven/contracts/status';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { requireSuccess } from '@starhaven/upstream/server';
import type { EmbedCard } from './embed-card.server';

/** The same time as for the report of the status page. */
const freshForMs = 5_000;

/** The colours of docs/behaviour/status.md#display-status. */
const tones: Record<DisplayStatus, EmbedCard['tone']> = {
  Disabled: 'none',
  Checking: 'none',
  Offline: 'error',
  Maintenance: 'warn',
  Online: 'ok',
};

/** A game server: its state and its players. null for a host without status reports over HTTP. */
export async function readServerCard(
  client: UpstreamClient,
  { hash }: URL,
  signal: AbortSignal,
): Promise<EmbedCard | null> {
  const anchor = anchorOf(hash);
  if (!anchor.startsWith('server-') || !client.hasExtension(extensions.status)) return null;
  const { data } = requireSuccess(getStatus, await client.call(getStatus, { freshForMs, signal }));
  const found = data.servers?.find(({ id }) => serverAnchor(id) === anchor);
  if (!found) return null;
  const state = displayStatus(found.server);
  const { stats, playersKnown } = found.server;
  const isCounted = playersKnown && state === 'Online';
  const players = stats.player === 1 ? '1 player' : `${stats.player} players`;
  return {
    kind: 'server',
    to: `/status${hash}`,
    title: found.name || `Server ${found.id}`,
    facts: [state, ...(isCounted ? [players] : [])],
    tone: tones[state],
  };
}

function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
