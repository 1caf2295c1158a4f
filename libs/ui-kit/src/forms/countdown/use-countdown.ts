import { useEffect, useState } from 'react';

const tickMs = 1000;

/**
 * Whole seconds until `untilSeconds`, counted each second from the server's `nowSeconds`. The visitor's own clock may be wrong, so it only
 * measures the time since then. Both are unix seconds.
 */
export function useCountdown(untilSeconds: number, nowSeconds: number): number {
  const totalSeconds = Math.max(0, untilSeconds - nowSeconds);
  const [passed, setPassed] = useState({ untilSeconds, nowSeconds, seconds: 0 });
  useEffect(() => {
    const startMs = performance.now();
    const tick = () => {
      const seconds = Math.floor((performance.now() - startMs) / 1000);
      setPassed({ untilSeconds, nowSeconds, seconds });
      if (seconds >= totalSeconds) clearInterval(timer);
    };
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, [untilSeconds, nowSeconds, totalSeconds]);
  // The time that an earlier countdown measured does not apply to this one.
  const isCurrent = passed.untilSeconds === untilSeconds && passed.nowSeconds === nowSeconds;
  return Math.max(0, totalSeconds - (isCurrent ? passed.seconds : 0));
}
