import { useEffect, useState } from 'react';
import type { StatusReport } from '../lib/status-report';
import { statusPaths } from '../lib/status-paths';
import type { StatusJson } from '../routes/status-json/status-json.route.server';

/** Components and incidents come over no socket: they are asked for this often, while somebody looks. */
const refreshMs = 30_000;

export interface ReceivedReport {
  report: StatusReport;
  /** Unix seconds by the visitor's clock; 0 = with the page. */
  receivedAt: number;
}

/** The page's report, kept up to date. A round without an answer leaves what was known. */
export function useStatusReport(initial: StatusReport): ReceivedReport {
  const [received, setReceived] = useState<ReceivedReport>({ report: initial, receivedAt: 0 });
  useEffect(() => setReceived({ report: initial, receivedAt: 0 }), [initial]);
  useEffect(() => {
    if (initial.kind === 'static') return;
    const stopped = new AbortController();
    const refresh = async () => {
      if (document.visibilityState === 'hidden') return;
      const snapshot = await fetchSnapshot(stopped.signal);
      if (!snapshot || stopped.signal.aborted) return;
      setReceived({ report: { kind: 'measured', snapshot }, receivedAt: Math.floor(Date.now() / 1000) });
    };
    const onVisibility = () => void refresh();
    const timer = setInterval(() => void refresh(), refreshMs);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      stopped.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [initial]);
  return received;
}

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
