import { fetchJson, isRecord } from '@starhaven/ui-kit';
import { useEffect, useState } from 'react';
import type { Follows } from '../lib/follows/follows';
import { statusPaths } from '../lib/status-paths';

/** The page asks again after these times; after the last one the visitor can retry. */
const retriesMs = [500, 3_000, 10_000];

/** What the visitor follows: from the page's data, or requested again if the host did not answer in time. */
export function useLateFollows(told: Follows): Follows {
  const [received, setReceived] = useState<Follows>(told);
  useEffect(() => {
    setReceived(told);
    if (told !== 'late') return;
    const stopped = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askLater = (attempt: number) => {
      const waitMs = retriesMs[attempt];
      if (waitMs !== undefined) timer = setTimeout(() => void ask(attempt), waitMs);
    };
    const ask = async (attempt: number) => {
      const follows = await fetchFollows(stopped.signal);
      if (stopped.signal.aborted) return;
      if (follows === 'late') return askLater(attempt + 1);
      setReceived(follows);
    };
    askLater(0);
    return () => {
      stopped.abort();
      clearTimeout(timer);
    };
  }, [told]);
  return told === 'late' ? received : told;
}

async function fetchFollows(signal: AbortSignal): Promise<Follows> {
  const answer = await fetchJson(statusPaths.follows, readFollows, { signal });
  return answer?.ok && answer.body ? answer.body.follows : 'late';
}

function readFollows(json: unknown): { follows: Follows } | null {
  const follows = isRecord(json) ? json['follows'] : undefined;
  if (follows === null || follows === 'login' || follows === 'late') return { follows };
  if (!isRecord(follows)) return null;
  const { servers, incidents } = follows;
  return isIds(servers) && isIds(incidents) ? { follows: { servers, incidents } } : null;
}

const isIds = (list: unknown): list is string[] => Array.isArray(list) && list.every((id) => typeof id === 'string');
