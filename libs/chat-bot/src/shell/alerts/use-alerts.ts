import { LiveContext } from '@starhaven/realtime';
import { useContext, useSyncExternalStore } from 'react';
import type { ChatAlerts } from './alerts';
import { alertsOf } from './alerts';

/** The current counts for moderators; null if unknown, and for everybody else. */
export function useAlerts(): ChatAlerts | null {
  const { get, subscribe } = alertsOf(useContext(LiveContext));
  return useSyncExternalStore(subscribe, get, () => null);
}
