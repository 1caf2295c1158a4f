import { useCallback, useEffect, useState } from 'react';

export interface Loaded<Part> {
  /** null until it is here. */
  part: Part | null;
  /** The last try failed; true until a later one succeeds. */
  hasFailed: boolean;
  retry: () => void;
}

/**
 * A part of the page that comes in a file of its own, loaded once it is wanted. Unlike React.lazy it takes no failure for final: a site
 * that is away for a moment costs that part for that moment, never the page. `load` must stay the same function.
 */
export function useLoaded<Part extends object>(load: () => Promise<Part>, isWanted: boolean): Loaded<Part> {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted || part !== null) return;
    let isStopped = false;
    load().then(
      (loaded) => {
        if (isStopped) return;
        setPart(loaded);
        setHasFailed(false);
      },
      () => isStopped || setHasFailed(true),
    );
    return () => {
      isStopped = true;
    };
  }, [load, isWanted, part, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { part, hasFailed, retry };
}
