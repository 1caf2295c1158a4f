import { useEffect, useRef, useState } from 'react';

/** The newest value, passed on at once and then at most once in `ms`. While `isPaused` nothing is passed on. */
export function useThrottled<Value>(value: Value, ms: number, isPaused = false): Value {
  const [shown, setShown] = useState(value);
  const shownAt = useRef(-Infinity);
  useEffect(() => {
    if (isPaused || Object.is(value, shown)) return;
    const show = () => {
      shownAt.current = performance.now();
      setShown(value);
    };
    const waitMs = shownAt.current + ms - performance.now();
    if (waitMs <= 0) return show();
    const timer = setTimeout(show, waitMs);
    return () => clearTimeout(timer);
  }, [value, shown, ms, isPaused]);
  return shown;
}
