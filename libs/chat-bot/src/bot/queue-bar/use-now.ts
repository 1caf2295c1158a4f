import { useEffect, useState } from 'react';

const tickMs = 500;

/** The visitor's clock in unix milliseconds, read twice a second while it is needed. */
export function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isNeeded) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}
