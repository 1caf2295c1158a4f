import { useContext, useEffect, useRef, useState } from 'react';
import { LiveContext } from '../live-context';
import type { LiveState } from '../store/live-store';
import { initialLiveState } from '../store/live-store';

export interface LiveSampleOptions {
  /** Renders at most once in this time, milliseconds; the first change shows at once and the last is not lost. */
  everyMs: number;
  /** Nobody can see it: it renders nothing until somebody can. */
  isPaused?: boolean;
}

/** One part of what the live connection knows, for what is costly to draw. The server and the first render know nothing. */
export function useLiveSample<Part extends keyof LiveState>(
  part: Part,
  { everyMs, isPaused = false }: LiveSampleOptions,
): LiveState[Part] {
  const { store } = useContext(LiveContext);
  const [shown, setShown] = useState<LiveState[Part]>(initialLiveState[part]);
  const last = useRef({ value: shown, at: -Infinity });
  useEffect(() => {
    if (isPaused) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      const value = store.get()[part];
      if (Object.is(value, last.current.value)) return;
      last.current = { value, at: performance.now() };
      setShown(() => value);
    };
    const look = () => {
      if (timer !== undefined || Object.is(store.get()[part], last.current.value)) return;
      const waitMs = last.current.at + everyMs - performance.now();
      if (waitMs <= 0) show();
      else timer = setTimeout(show, waitMs);
    };
    look();
    const unsubscribe = store.subscribe(look);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store, part, everyMs, isPaused]);
  return shown;
}
