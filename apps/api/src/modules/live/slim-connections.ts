import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LiveIo, LiveSocket } from './live-socket';

const nothing = Object.freeze({});

/** What socket.io may still read of a request when a namespace is joined. */
const slimRequest = Object.freeze({ headers: nothing, _query: nothing, url: '', connection: nothing });

/**
 * Lets go of each handshake's request and answer once they are no longer read: engine.io keeps them as long as the connection,
 * and with their headers they are a tenth of its memory.
 */
export function slimConnections(io: LiveIo): void {
  const answers = new WeakMap<object, ServerResponse>();
  io.engine.use((request: IncomingMessage, answer: ServerResponse, next: () => void) => {
    answers.set(request, answer);
    next();
  });
  io.engine.on('connection', (connection: { request: object }) => {
    // socket.io reads it once more while it makes its own client of the connection.
    setImmediate(() => {
      // Held by a listener of the network connection that nobody else knows.
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

/** Lets go of what a handshake said: its headers and the like are a third of a connection's memory. */
export function slimHandshake(socket: LiveSocket): void {
  Object.assign(socket, { handshake: emptyHandshake });
}
