import { useEffect, useState } from 'react';

const tickMs = 30_000;

/** Unix seconds by the server's clock, followed by the time that passes on the visitor's, whose own date may be wrong. */
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

/** Seconds to add to the visitor's clock to have the server's. */
export function useServerOffset(renderedAtSeconds: number): number {
  const [offsetSeconds, setOffsetSeconds] = useState(0);
  useEffect(() => setOffsetSeconds(renderedAtSeconds - Math.floor(Date.now() / 1000)), [renderedAtSeconds]);
  return offsetSeconds;
}
