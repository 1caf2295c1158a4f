import { useContext, useSyncExternalStore } from 'react';
import { LiveContext } from '../live-context';
import type { LiveState } from '../store/live-store';
import { initialLiveState } from '../store/live-store';

/** One part of what the live connection knows; renders anew only when that part changed. The server and the first render know nothing. */
export function useLiveState<Part extends keyof LiveState>(part: Part): LiveState[Part] {
  const { store } = useContext(LiveContext);
  return useSyncExternalStore(
    store.subscribe,
    () => store.get()[part],
    () => initialLiveState[part],
  );
}
