import { useLiveState } from '@starhaven/realtime';
import { useEffect, useRef, useState } from 'react';
import type { StatusReport } from '../lib/status-report';
import { statusPaths } from '../lib/status-paths';
import type { StatusJson } from '../routes/status-json/status-json.route.server';

/** Components and incidents come over no socket: they are asked for this often, while somebody looks. */
const refreshMs = 30_000;
/** An answer may be kept for five seconds: sooner than this it may be from before the connection was lost. */
const lostDelayMs = 6_000;
/** Whoever loses the connection, or has it back, asks within this time: thousands do at once. */
const spreadMs = 3_000;

export interface ReceivedReport {
  report: StatusReport;
  /** Unix seconds by the visitor's clock; 0 = with the page. */
  receivedAt: number;
  /** The last round had no answer: what was known may be so no more. */
  isLost: boolean;
}

/** The page's report, kept up to date; asked for soon, too, when the live connection goes or comes back. */
export function useStatusReport(initial: StatusReport): ReceivedReport {
  const [received, setReceived] = useState<ReceivedReport>(() => withPage(initial));
  const isConnected = useLiveState('status') !== 'lost';
  const wasConnected = useRef(isConnected);
  useEffect(() => setReceived(withPage(initial)), [initial]);
  useEffect(() => {
    if (initial.kind === 'static') return;
    const stopped = new AbortController();
    const refresh = async () => {
      if (document.visibilityState === 'hidden') return;
      const snapshot = await fetchSnapshot(stopped.signal);
      if (stopped.signal.aborted) return;
      if (snapshot === null) return setReceived((known) => ({ ...known, isLost: true }));
      const receivedAt = Math.floor(Date.now() / 1000);
      setReceived({ report: { kind: 'measured', snapshot }, receivedAt, isLost: false });
    };
    const isNews = wasConnected.current !== isConnected;
    wasConnected.current = isConnected;
    const delayMs = (isConnected ? 0 : lostDelayMs) + Math.random() * spreadMs;
    const soon = isNews ? setTimeout(() => void refresh(), delayMs) : undefined;
    const onVisibility = () => void refresh();
    const timer = setInterval(() => void refresh(), refreshMs);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      stopped.abort();
      clearTimeout(soon);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [initial, isConnected]);
  return received;
}

const withPage = (report: StatusReport): ReceivedReport => ({ report, receivedAt: 0, isLost: false });

async function fetchSnapshot(signal: AbortSignal): Promise<StatusJson['snapshot'] | null> {
  try {
    const answer = await fetch(statusPaths.json, { signal });
    if (!answer.ok) return null;
    // Our own server has parsed it by the contract already.
    return ((await answer.json()) as StatusJson).snapshot;
  } catch {
    return null;
  }
}
