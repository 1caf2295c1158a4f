import { useMemo } from 'react';
import { useTick } from '../../hooks/use-tick';

const tickMs = 1000;

/**
 * Whole seconds until `untilSeconds`, counted each second from the server's `nowSeconds`. The visitor's own clock may be wrong, so it only
 * measures the time since then. Both are unix seconds.
 */
export function useCountdown(untilSeconds: number, nowSeconds: number): number {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a new countdown needs its own start time
  const startMs = useMemo(() => performance.now(), [untilSeconds, nowSeconds]);
  const passedSeconds = Math.floor((performance.now() - startMs) / 1000);
  const leftSeconds = Math.max(0, untilSeconds - nowSeconds - passedSeconds);
  useTick(leftSeconds > 0 ? tickMs : null);
  return leftSeconds;
}
