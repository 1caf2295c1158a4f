import type {
  ClientToServerEvents,
  LiveHandshake,
  ServerToClientEvents,
  ServerToClientListenEvents,
} from '@starhaven/contracts';
import { connectionEvents, serverEvents, socketTimeoutMs } from '@starhaven/contracts';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import type { RawMessage } from './message-queue';

/** A parsed message of the server. */
export type ServerMessage = {
  [Name in keyof ServerToClientEvents]: { name: Name; payload: Parameters<ServerToClientEvents[Name]>[0] };
}[keyof ServerToClientEvents];

export interface LiveSocketHandlers {
  onConnected: () => void;
  /** `isDeliberate`: this page closed it. */
  onDisconnected: (isDeliberate: boolean) => void;
  onFailed: (problem: 'error' | 'timeout') => void;
  /** One of the server's messages, as it came: whoever reads it parses it. */
  onMessage: (message: RawMessage) => void;
}

export interface LiveSocket {
  readonly isConnected: boolean;
  connect: () => void;
  disconnect: () => void;
  emit: <Name extends keyof ClientToServerEvents>(
    name: Name,
    payload: Parameters<ClientToServerEvents[Name]>[0],
  ) => void;
}

/** `handshake` gives what our own hosts are told on connecting, null for others. */
export type OpenLiveSocket = (
  url: string,
  handshake: () => LiveHandshake | null,
  handlers: LiveSocketHandlers,
) => LiveSocket;

/** The socket of the specification: websocket transport only. It never reconnects by itself; that is the state machine's to say. */
export const openLiveSocket: OpenLiveSocket = (url, handshake, handlers) => {
  const socket: Socket<ServerToClientListenEvents, ClientToServerEvents> = io(url, {
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    forceNew: true,
    timeout: socketTimeoutMs,
    auth: (send) => send(handshake() ?? {}),
  });
  socket.on('connect', handlers.onConnected);
  socket.on('disconnect', (reason) => handlers.onDisconnected(reason === 'io client disconnect'));
  socket.on('connect_error', ({ message }) => handlers.onFailed(message === 'timeout' ? 'timeout' : 'error'));
  // Only older servers and clients report it; the types of this one do not know it.
  (socket as unknown as { on: (name: string, listener: () => void) => void }).on(
    connectionEvents.connectTimedOut.name,
    () => handlers.onFailed('timeout'),
  );
  for (const { name } of Object.values(serverEvents)) {
    socket.on(name, (payload: unknown) => handlers.onMessage({ name, payload }));
  }
  return {
    get isConnected() {
      return socket.connected;
    },
    connect: () => void socket.connect(),
    disconnect: () => void socket.disconnect(),
    // The name and its payload belong together in our own signature; socket.io's cannot follow the generic.
    emit: (name, payload) => void (socket.emit as (name: string, payload: unknown) => unknown)(name, payload),
  };
};
