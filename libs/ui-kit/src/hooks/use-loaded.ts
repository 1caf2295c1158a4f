import { useCallback, useEffect, useState } from 'react';

export interface Loaded<Part> {
  /** null until it is loaded. */
  part: Part | null;
  /** The last attempt failed; stays true until a later attempt succeeds. */
  hasFailed: boolean;
  retry: () => void;
}

/**
 * A part of the page in a separate file, loaded when it is needed. Unlike with React.lazy a failure is not final: while the site is
 * unreachable only this part is missing, and a later attempt can load it. `load` must stay the same function.
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
