import type { Live } from '@starhaven/realtime';

/** How many messages have open reports, and how many wait for approval. */
export interface ChatAlerts {
  reports: number;
  waiting: number;
}

interface AlertStore {
  get: () => ChatAlerts | null;
  subscribe: (listener: () => void) => () => void;
}

const stores = new WeakMap<Live, AlertStore>();

/**
 * The counts that a moderator's connection receives (docs/behaviour/chat.md#reports); null before the first. The host sends them on
 * joining, before the chat is loaded, so the shell calls this first.
 */
export function alertsOf(live: Live): AlertStore {
  const known = stores.get(live);
  if (known) return known;
  let counts: ChatAlerts | null = null;
  const listeners = new Set<() => void>();
  live.on('chat_alert', (next) => {
    counts = next;
    for (const listener of [...listeners]) listener();
  });
  const store: AlertStore = {
    get: () => counts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  stores.set(live, store);
  return store;
}
