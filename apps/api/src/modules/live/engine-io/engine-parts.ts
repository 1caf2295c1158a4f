import type { Server, Socket } from 'socket.io';

/** An open connection of engine.io: the parts that this folder relies on. */
export interface EngineConnection {
  on: (event: 'packet', listener: (this: EngineConnection) => void) => void;
  close: (discard: boolean) => void;
  /** Packets that wait to be sent. */
  writeBuffer: unknown[];
  readyState: string;
  transport: { socket?: WebSocketPart; writable: boolean };
  /** The request of the handshake; engine.io keeps it as long as the connection is open. */
  request: object;
}

/** The parts of a `ws` connection. */
export interface WebSocketPart {
  on: (event: 'ping' | 'pong', listener: (this: WebSocketPart) => void) => void;
  terminate: () => void;
  bufferedAmount: number;
  readyState: number;
  /** The TCP connection; `ws` writes each frame to it in one turn, unless it compresses. */
  _socket?: { write: (data: Buffer) => boolean } | null;
}

/** The parts of engine.io's server. */
export interface EnginePart {
  clients: Record<string, EngineConnection>;
  clientsCount: number;
  on: (event: 'connection', listener: (connection: EngineConnection) => void) => void;
  close: () => void;
}

/** Options of a packet that is already encoded as a frame. */
export interface EncodedPacketOptions {
  wsPreEncodedFrame?: Buffer[];
}

/** The parts of socket.io's adapter. */
export interface AdapterPart {
  _encode: (packet: unknown, options: EncodedPacketOptions) => unknown;
}

/** The parts of socket.io's side of an engine.io connection. */
export interface ClientPart {
  writeToEngine: (encoded: unknown, options: EncodedPacketOptions & { preEncoded: true }) => void;
}

/** The engine of a server; undefined before the server is attached. */
export function findEngine(io: Pick<Server, 'engine'>): EnginePart | undefined {
  // engine.io documents none of these parts; engine-parts.test.ts checks each of them.
  return io.engine as unknown as EnginePart | undefined;
}

/** The adapter of the default namespace; other adapters may lack the part. */
export function adapterOf(io: Pick<Server, 'of'>): Partial<AdapterPart> {
  // As above: `_encode` is internal to socket.io.
  return io.of('/').adapter as unknown as Partial<AdapterPart>;
}

/** socket.io's client of a socket, which writes to its connection. */
export function clientOf(socket: Pick<Socket, 'conn'>): Partial<ClientPart> {
  // As above: sockets have it as `client`, which socket.io marks as internal.
  return (socket as unknown as { client: Partial<ClientPart> }).client;
}

/** The connection of a socket. */
export function connectionOf(socket: Pick<Socket, 'conn'>): EngineConnection {
  // As above.
  return socket.conn as unknown as EngineConnection;
}
