import { useContext, useEffect, useRef, useState } from 'react';
import { LiveContext } from '../live-context';
import type { LiveState } from '../live-store';
import { initialLiveState } from '../live-store';

export interface LiveSampleOptions {
  /** Renders at most once in this many milliseconds. The first change is shown at once, and the last one is never lost. */
  everyMs: number;
  /** True while the part is not visible: nothing renders until it is visible again. */
  isPaused?: boolean;
}

/** One part of the live state, for components that are expensive to render. Empty on the server and in the first render. */
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
