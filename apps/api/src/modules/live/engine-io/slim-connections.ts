import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LiveIo, LiveSocket } from '../live-socket';
import { findEngine } from './engine-parts';

const nothing = Object.freeze({});

/** The fields of a request that socket.io may still read when a client joins a namespace. */
const slimRequest = Object.freeze({ headers: nothing, _query: nothing, url: '', connection: nothing });

/**
 * Releases each handshake's request and response once they are no longer read. engine.io keeps them as long as the connection is open, and
 * with their headers they are a tenth of its memory.
 */
export function slimConnections(io: LiveIo): void {
  const answers = new WeakMap<object, ServerResponse>();
  io.engine.use((request: IncomingMessage, answer: ServerResponse, next: () => void) => {
    answers.set(request, answer);
    next();
  });
  findEngine(io)?.on('connection', (connection) => {
    // socket.io reads the request once more while it creates its client of the connection.
    setImmediate(() => {
      // An internal listener of the network connection holds this object.
      Object.assign(answers.get(connection.request) ?? {}, { req: slimRequest });
      connection.request = slimRequest;
    });
  });
}

const emptyHandshake = Object.freeze({
  headers: {},
  time: '',
  address: '',
  xdomain: false,
  secure: false,
  issued: 0,
  url: '',
  query: {},
  auth: {},
});

/** Releases the data of a handshake: its headers and other fields are a third of a connection's memory. */
export function slimHandshake(socket: LiveSocket): void {
  Object.assign(socket, { handshake: emptyHandshake });
}
