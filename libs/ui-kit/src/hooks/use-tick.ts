import { useEffect, useReducer } from 'react';

/** Renders the component again every `everyMs` milliseconds; null pauses this. */
export function useTick(everyMs: number | null): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
