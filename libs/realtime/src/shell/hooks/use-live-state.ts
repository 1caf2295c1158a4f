import { useContext, useSyncExternalStore } from 'react';
import { LiveContext } from '../live-context';
import type { LiveState } from '../live-store';
import { initialLiveState } from '../live-store';

/** One part of the live state; renders again only when that part changes. Empty on the server and in the first render. */
export function useLiveState<Part extends keyof LiveState>(part: Part): LiveState[Part] {
  const { store } = useContext(LiveContext);
  return useSyncExternalStore(
    store.subscribe,
    () => store.get()[part],
    () => initialLiveState[part],
  );
}
