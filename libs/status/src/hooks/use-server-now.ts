import { useEffect, useState } from 'react';

const tickMs = 30_000;

/** Unix seconds on the server's clock. The visitor's clock only measures the time since then, because its date may be wrong. */
export function useServerNow(renderedAtSeconds: number): number {
  const [passedSeconds, setPassedSeconds] = useState(0);
  useEffect(() => {
    const startMs = performance.now();
    const tick = () => setPassedSeconds(Math.floor((performance.now() - startMs) / 1000));
    const timer = setInterval(tick, tickMs);
    return () => {
      clearInterval(timer);
      setPassedSeconds(0);
    };
  }, [renderedAtSeconds]);
  return renderedAtSeconds + passedSeconds;
}

/** Seconds to add to the visitor's clock to get the server's time. */
export function useServerOffset(renderedAtSeconds: number): number {
  const [offsetSeconds, setOffsetSeconds] = useState(0);
  useEffect(() => setOffsetSeconds(renderedAtSeconds - Math.floor(Date.now() / 1000)), [renderedAtSeconds]);
  return offsetSeconds;
}
