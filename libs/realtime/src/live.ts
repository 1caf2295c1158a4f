import type { ClientToServerEvents, ServerToClientEvents } from '@starhaven/contracts';
import { logToConsole } from './log-to-console';
import type { LiveToast } from './machine/live-toasts';
import { sendingToasts } from './machine/live-toasts';
import type { LiveStore } from './store/live-store';
import { createLiveStore } from './store/live-store';

type ClientPayload<Name extends keyof ClientToServerEvents> = Parameters<ClientToServerEvents[Name]>[0];
type ServerPayload<Name extends keyof ServerToClientEvents> = Parameters<ServerToClientEvents[Name]>[0];
type AnyListener = (payload: never) => void;

export interface LiveSessionOptions {
  /** Origin of the live socket. */
  url: string;
  /** The host speaks the specification only: the handshake says nothing of ours. Default false. */
  isSpecOnly?: boolean;
  store: LiveStore;
  /** Uid of who is logged in, or null. */
  account: () => string | null;
  /** Path of the page that is open. */
  path: () => string;
  /** Told all that came since the last frame, in its order. */
  onMessages: (messages: readonly { name: keyof ServerToClientEvents; payload: unknown }[]) => void;
  onToast: (toast: LiveToast) => void;
  /** The server knows of no session although the page shows one. */
  onSessionLost: () => void;
}

/** A started connection, whether it stands at this moment or not. */
export interface LiveSession {
  readonly isConnected: boolean;
  /** Messages dropped because they did not fit their contract. */
  readonly badMessages: number;
  emit: <Name extends keyof ClientToServerEvents>(name: Name, payload: ClientPayload<Name>) => void;
  pageChanged: () => void;
  accountChanged: () => void;
  stop: () => void;
}

/** The live connection as the page's parts see it, before, while and after it stands. Safe to hold on the server, where nothing starts it. */
export interface Live {
  readonly store: LiveStore;
  /**
   * Listens to one message of the server, parsed; returns the unsubscriber. For what the store does not keep, such as chat. Messages
   * that came together are told together, so that React draws them once; of many that replace one another only the newest is told.
   */
  on: <Name extends keyof ServerToClientEvents>(
    name: Name,
    listener: (payload: ServerPayload<Name>) => void,
  ) => () => void;
  /**
   * Sends in the visitor's name. False, and the spec's toast, without a connection or a login
   * (docs/behaviour/foundation.md#live-connection-messages).
   */
  send: <Name extends keyof ClientToServerEvents>(name: Name, payload: ClientPayload<Name>) => boolean;
  /** Says that this page is little without the connection; returns the end of the need. */
  need: () => () => void;
  readonly isNeeded: boolean;
  /** Calls back when the first need arises. Returns the unsubscriber. */
  onNeed: (listener: () => void) => () => void;
  /** Puts a started session behind all of this; null takes it away. */
  attach: (session: LiveSession | null, visitor?: Pick<LiveSessionOptions, 'account' | 'onToast'>) => void;
  receive: LiveSessionOptions['onMessages'];
}

/** Builds the handle; nothing of the socket's weight is in it. */
export function createLive(): Live {
  const store = createLiveStore();
  const listeners = new Map<string, Set<AnyListener>>();
  const needListeners = new Set<() => void>();
  let needs = 0;
  let session: LiveSession | null = null;
  let visitor: Pick<LiveSessionOptions, 'account' | 'onToast'> = { account: () => null, onToast: () => {} };

  return {
    store,
    on: (name, listener) => {
      const all = listeners.get(name) ?? new Set();
      listeners.set(name, all.add(listener as AnyListener));
      return () => all.delete(listener as AnyListener);
    },
    receive: (messages) => {
      const failures: unknown[] = [];
      for (const { name, payload } of messages) {
        for (const listener of [...(listeners.get(name) ?? [])]) {
          try {
            listener(payload as never);
          } catch (error) {
            failures.push(error);
          }
        }
      }
      // What one feature cannot read is still told to the others.
      if (failures.length > 0) throw failures[0];
    },
    send: (name, payload) => {
      const fail = (toast: LiveToast) => {
        logToConsole.error(`${toast.title}: ${toast.message}`);
        visitor.onToast(toast);
        return false;
      };
      if (!session?.isConnected) return fail(sendingToasts.notConnected);
      if (visitor.account() === null) return fail(sendingToasts.notLoggedIn);
      try {
        session.emit(name, payload);
        return true;
      } catch {
        return fail(sendingToasts.failed);
      }
    },
    need: () => {
      needs += 1;
      if (needs === 1) for (const listener of [...needListeners]) listener();
      let isOver = false;
      return () => {
        if (!isOver) needs -= 1;
        isOver = true;
      };
    },
    get isNeeded() {
      return needs > 0;
    },
    onNeed: (listener) => {
      needListeners.add(listener);
      return () => needListeners.delete(listener);
    },
    attach: (started, by) => {
      session = started;
      visitor = by ?? visitor;
    },
  };
}
