import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until React has hydrated the page; a control that needs React can stay disabled until then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
