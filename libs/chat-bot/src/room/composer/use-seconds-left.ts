import { useEffect, useState } from 'react';

const secondsUntil = (untilMs: number) => Math.max(0, Math.ceil((untilMs - performance.now()) / 1000));

/** Whole seconds until a moment of `performance.now()`; counts down to 0. */
export function useSecondsLeft(untilMs: number): number {
  const [, setTurn] = useState(0);
  useEffect(() => {
    if (secondsUntil(untilMs) === 0) return;
    const timer = setInterval(() => {
      setTurn((turn) => turn + 1);
      if (secondsUntil(untilMs) === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [untilMs]);
  return secondsUntil(untilMs);
}
