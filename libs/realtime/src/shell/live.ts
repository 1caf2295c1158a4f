import type { ClientToServerEvents, ServerToClientEvents } from '@starhaven/contracts/live';
import { logToConsole } from './log-to-console';
import type { LiveToast } from './live-toasts';
import { sendingToasts } from './live-toasts';
import type { LiveStore } from './live-store';
import { createLiveStore } from './live-store';

type ClientPayload<Name extends keyof ClientToServerEvents> = Parameters<ClientToServerEvents[Name]>[0];
type ServerPayload<Name extends keyof ServerToClientEvents> = Parameters<ServerToClientEvents[Name]>[0];
// Typed as a method, so that listeners of every payload are accepted; the name connects each listener with its payload.
type AnyListener = { call(payload: unknown): void }['call'];

export interface LiveSessionOptions {
  /** Origin of the live socket. */
  url: string;
  /** The host supports only the specification: the handshake contains nothing of our own. Default false. */
  isSpecOnly?: boolean;
  store: LiveStore;
  /** Uid of the logged-in account, or null. */
  account: () => string | null;
  /** Path of the open page. */
  path: () => string;
  /** Called with all messages since the last frame, in order. */
  onMessages: (messages: readonly { name: keyof ServerToClientEvents; payload: unknown }[]) => void;
  onToast: (toast: LiveToast) => void;
  /** The server has no session although the page shows one. */
  onSessionLost: () => void;
}

/** A started connection, even if it is not connected at the moment. */
export interface LiveSession {
  readonly isConnected: boolean;
  /** The number of messages dropped because they did not match their contract. */
  readonly badMessages: number;
  emit: <Name extends keyof ClientToServerEvents>(name: Name, payload: ClientPayload<Name>) => void;
  pageChanged: () => void;
  accountChanged: () => void;
  stop: () => void;
}

/** The live connection for the page's components, before, during and after a connection. Safe on the server, where nothing starts it. */
export interface Live {
  readonly store: LiveStore;
  /**
   * Listens to one parsed message of the server; returns a function that unsubscribes. For messages that are not in the store, such as
   * chat.
   * Messages that arrive together are delivered together, so that React renders once. If messages replace one another, only the newest is
   * delivered.
   */
  on: <Name extends keyof ServerToClientEvents>(
    name: Name,
    listener: (payload: ServerPayload<Name>) => void,
  ) => () => void;
  /**
   * Sends as the logged-in visitor. Without a connection or a login it returns false and shows the specification's toast
   * (docs/behaviour/foundation.md#live-connection-messages).
   */
  send: <Name extends keyof ClientToServerEvents>(name: Name, payload: ClientPayload<Name>) => boolean;
  /** Declares that this page depends on the connection; returns a function that ends this. */
  need: () => () => void;
  readonly isNeeded: boolean;
  /** Calls back when the first page needs the connection. Returns a function that unsubscribes. */
  onNeed: (listener: () => void) => () => void;
  /** Connects this handle to a started session; null disconnects it. */
  attach: (session: LiveSession | null, visitor?: Pick<LiveSessionOptions, 'account' | 'onToast'>) => void;
  receive: LiveSessionOptions['onMessages'];
}

/** Builds the handle; it contains none of the socket's code. */
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
      const all = listeners.get(name) ?? new Set<AnyListener>();
      listeners.set(name, all.add(listener));
      return () => all.delete(listener);
    },
    receive: (messages) => {
      const failures: unknown[] = [];
      for (const { name, payload } of messages) {
        for (const listener of [...(listeners.get(name) ?? [])]) {
          try {
            listener(payload);
          } catch (error) {
            failures.push(error);
          }
        }
      }
      // If one listener throws, the others still get the message.
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
