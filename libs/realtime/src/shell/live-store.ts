import type { OnlineUsers } from '@starhaven/contracts/chat';
import type { ServerEntry, StatisticsField } from '@starhaven/contracts/status';

/** `off`: no connection is wanted yet; `lost`: it is wanted, but broken. */
export type LiveStatus = 'off' | 'connecting' | 'connected' | 'lost';

/** One minute of the chart; null = not measured. */
export type ChartPoint = { /** Unix seconds. */ time: number } & Record<StatisticsField, number | null>;

/** The data from the live connection. An unchanged part stays the same object. */
export interface LiveState {
  status: LiveStatus;
  /** This connection has joined the public room as the logged-in account. */
  isMember: boolean;
  /** Unread notifications of the account; null = not received, for example from a host without them. */
  unread: number | null;
  /** Visitors; null = not received yet. */
  onlineCount: number | null;
  /** null = not received yet. */
  servers: readonly ServerEntry[] | null;
  /** When `servers` last arrived, unix seconds; 0 = never. */
  serversAt: number;
  /** Sorted by time, at most 1440. */
  points: readonly ChartPoint[];
  /** The users in the public chat, by uid; null = not received yet. */
  users: OnlineUsers | null;
}

export const initialLiveState: LiveState = {
  status: 'off',
  isMember: false,
  unread: null,
  onlineCount: null,
  servers: null,
  serversAt: 0,
  points: [],
  users: null,
};

export interface LiveStore {
  get(): LiveState;
  set(change: Partial<LiveState>): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Stores the state outside of React, so that a message renders only the components that show it. */
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
