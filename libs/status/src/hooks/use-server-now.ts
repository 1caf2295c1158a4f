import { useTick } from '@starhaven/ui-kit';
import { useEffect, useMemo, useState } from 'react';

const tickMs = 30_000;

/** Unix seconds on the server's clock. The visitor's clock only measures the time since then, because its date may be wrong. */
export function useServerNow(renderedAtSeconds: number): number {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- starts again when the server has rendered the page again
  const startMs = useMemo(() => performance.now(), [renderedAtSeconds]);
  useTick(tickMs);
  return renderedAtSeconds + Math.floor((performance.now() - startMs) / 1000);
}

/** Seconds to add to the visitor's clock to get the server's time. */
export function useServerOffset(renderedAtSeconds: number): number {
  const [offsetSeconds, setOffsetSeconds] = useState(0);
  useEffect(() => setOffsetSeconds(renderedAtSeconds - Math.floor(Date.now() / 1000)), [renderedAtSeconds]);
  return offsetSeconds;
}
