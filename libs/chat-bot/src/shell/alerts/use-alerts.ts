import { LiveContext } from '@starhaven/realtime';
import { useContext, useSyncExternalStore } from 'react';
import type { ChatAlerts } from './alerts';
import { alertsOf } from './alerts';

/** What waits for moderators now; null when it is not known, and for everybody else. */
export function useAlerts(): ChatAlerts | null {
  const { get, subscribe } = alertsOf(useContext(LiveContext));
  return useSyncExternalStore(subscribe, get, () => null);
}
