import { useEffect, useState } from 'react';

const tickMs = 1000;

/**
 * Whole seconds until `untilSeconds`, counted each second from the server's `nowSeconds`: the visitor's own clock may be
 * wrong, so only the time that passes on it counts. Both are unix seconds.
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
  // What passed of another countdown says nothing about this one.
  const isCurrent = passed.untilSeconds === untilSeconds && passed.nowSeconds === nowSeconds;
  return Math.max(0, totalSeconds - (isCurrent ? passed.seconds : 0));
}
