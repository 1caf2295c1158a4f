import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The visitor's language after hydration. The server uses English, because all visitors share its pages. */
export function useLocale(): string {
  return useSyncExternalStore(
    never,
    () => navigator.language || 'en',
    () => 'en',
  );
}
