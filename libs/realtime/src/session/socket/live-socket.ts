import type {
  ClientToServerEvents,
  LiveHandshake,
  ServerToClientEvents,
  ServerToClientListenEvents,
} from '@starhaven/contracts/live';
import { connectionEvents, serverEvents } from '@starhaven/contracts/live';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import type { RawMessage } from '../messages/message-queue';
import { socketTimeoutMs } from './socket-timeout';

/** A parsed message of the server. */
export type ServerMessage = {
  [Name in keyof ServerToClientEvents]: { name: Name; payload: Parameters<ServerToClientEvents[Name]>[0] };
}[keyof ServerToClientEvents];

export interface LiveSocketHandlers {
  onConnected: () => void;
  /** `isDeliberate`: this page closed the connection. */
  onDisconnected: (isDeliberate: boolean) => void;
  onFailed: (problem: 'error' | 'timeout') => void;
  /** A message of the server as received, not yet parsed. */
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

/** `handshake` returns the connect data for our own hosts, null for others. */
export type OpenLiveSocket = (
  url: string,
  handshake: () => LiveHandshake | null,
  handlers: LiveSocketHandlers,
) => LiveSocket;

/** The socket of the specification: only the websocket transport. It never reconnects by itself; the state machine decides that. */
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
  // Only older servers and clients send it; the types of this version do not contain it.
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
    // Our own signature connects the name with its payload; socket.io's types cannot follow the generic.
    emit: (name, payload) => void (socket.emit as (name: string, payload: unknown) => unknown)(name, payload),
  };
};
