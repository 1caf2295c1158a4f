import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until React has taken over the page: a control that needs it can wait disabled. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
