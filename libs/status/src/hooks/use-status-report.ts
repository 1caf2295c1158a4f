import type { StatusSnapshot } from '@starhaven/contracts/status';
import { useLiveState } from '@starhaven/realtime';
import { fetchJson, hasTexts, isRecord } from '@starhaven/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { StatusReport } from '../lib/status-report';
import { statusPaths } from '../lib/status-paths';

/** The socket does not send components and incidents, so they are requested this often while the page is visible. */
const refreshMs = 30_000;
/** An answer may be cached for five seconds; an earlier request could get data from before the connection was lost. */
const lostDelayMs = 6_000;
/**
 * After losing or regaining the connection, each page waits a random time up to this before its request, because thousands of pages do so
 * at once.
 */
const spreadMs = 3_000;

export interface ReceivedReport {
  report: StatusReport;
  /** Unix seconds on the visitor's clock; 0 = it came with the page. */
  receivedAt: number;
  /** The last request got no answer, so the known data may be outdated. */
  isLost: boolean;
}

/** The page's report, kept up to date. It is also requested soon after the live connection is lost or restored. */
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
    const hasChanged = wasConnected.current !== isConnected;
    wasConnected.current = isConnected;
    const delayMs = (isConnected ? 0 : lostDelayMs) + Math.random() * spreadMs;
    const soon = hasChanged ? setTimeout(() => void refresh(), delayMs) : undefined;
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

async function fetchSnapshot(signal: AbortSignal): Promise<StatusSnapshot | null> {
  const answer = await fetchJson(statusPaths.json, readSnapshot, { signal });
  return answer?.ok ? answer.body : null;
}

const readSnapshot = (json: unknown) => (isRecord(json) && isSnapshot(json['snapshot']) ? json['snapshot'] : null);

/** Checks only what the page needs to render. Our server has parsed the values with the contract; valibot is too large for this page. */
const isSnapshot = (value: unknown): value is StatusSnapshot =>
  isRecord(value) &&
  typeof value['measuredAt'] === 'number' &&
  isRecord(value['online']) &&
  isNoneOrList(value['servers'], (row) => hasTexts(row, 'id', 'name') && isRecord(row['server'])) &&
  isNoneOrList(value['components'], isRecord) &&
  isNoneOrList(value['incidents'], (row) => hasTexts(row, 'id', 'title', 'state'));

const isNoneOrList = (value: unknown, isRow: (row: unknown) => boolean) =>
  value === null || (Array.isArray(value) && value.every(isRow));
