import type { OnlineUsers, ServerEntry, StatisticsField } from '@starhaven/contracts';

/** `off` nobody connects (yet), `lost` it should be there and is not. */
export type LiveStatus = 'off' | 'connecting' | 'connected' | 'lost';

/** One minute of the chart; null = not measured. */
export type ChartPoint = { /** Unix seconds. */ time: number } & Record<StatisticsField, number | null>;

/** What the live connection knows. A part that did not change is the same object as before. */
export interface LiveState {
  status: LiveStatus;
  /** Visitors; null = not told yet. */
  onlineCount: number | null;
  /** null = not told yet. */
  servers: readonly ServerEntry[] | null;
  /** When `servers` was last told, unix seconds; 0 = never. */
  serversAt: number;
  /** By time, at most 1440. */
  points: readonly ChartPoint[];
  /** Who is in the public chat, by uid; null = not told yet. */
  users: OnlineUsers | null;
}

export const initialLiveState: LiveState = {
  status: 'off',
  onlineCount: null,
  servers: null,
  serversAt: 0,
  points: [],
  users: null,
};

export interface LiveStore {
  get(): LiveState;
  set(change: Partial<LiveState>): void;
  /** Returns the unsubscriber. */
  subscribe(listener: () => void): () => void;
}

/** Holds the state outside of React, so that a message renders only what shows it. */
export function createLiveStore(initial: LiveState = initialLiveState): LiveStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
