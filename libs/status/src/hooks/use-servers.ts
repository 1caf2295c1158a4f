import { useContext, useState } from 'react';
import type { ServerEntry } from '@starhaven/contracts/status';
import { LiveContext, useLiveSample, useLiveState } from '@starhaven/realtime';
import type { ReceivedReport } from './use-status-report';

/** The list is redrawn at most this often. */
const redrawMs = 250;

export interface ServerListState {
  /** null = no data yet. */
  servers: readonly ServerEntry[] | null;
  /** When the list arrived, unix seconds; 0 = it came with the page. */
  toldAt: number;
  isDisconnected: boolean;
}

/**
 * The servers from the best source: the live connection if it sent them after this page was opened, otherwise the newer of its last list
 * and the report.
 */
export function useServers({ report, receivedAt }: ReceivedReport): ServerListState {
  const status = useLiveState('status');
  const live = useLiveSample('servers', { everyMs: redrawMs });
  const liveAt = useLiveState('serversAt');
  const before = useLiveBeforeOpened();
  const reported = report.kind === 'measured' ? report.snapshot.servers : null;
  const isLiveSinceOpened = live !== null && (live !== before.servers || liveAt !== before.serversAt);
  const isLiveBest = isLiveSinceOpened && (status === 'connected' || liveAt >= receivedAt);
  const isDisconnected = status === 'lost';
  if (live !== null && (isLiveBest || reported === null)) return { servers: live, toldAt: liveAt, isDisconnected };
  return { servers: reported, toldAt: receivedAt, isDisconnected };
}

/**
 * The connection's state when this page was opened in this tab. What it sent earlier, on another page, is older than the page. States are
 * compared instead of times, because the visitor's clock may be set back.
 */
function useLiveBeforeOpened() {
  const { store } = useContext(LiveContext);
  const [before] = useState(() => store.get());
  return before;
}
