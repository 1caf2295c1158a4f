import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The visitor's language once scripts run; the server, whose pages are everybody's, speaks English. */
export function useLocale(): string {
  return useSyncExternalStore(
    never,
    () => navigator.language || 'en',
    () => 'en',
  );
}
