import type { IncomingMessage } from 'node:http';
import type { LiveIo } from './live-socket';

/** What engine.io adds to a request. */
type Handshake = IncomingMessage & { _query?: unknown };

const nothing = Object.freeze({});

/**
 * Empties each handshake's request once it is no longer read: engine.io's own listeners keep it as long as the connection, and
 * with its headers it is a tenth of a connection's memory.
 */
export function slimConnections(io: LiveIo): void {
  io.engine.on('connection', (connection: { request: Handshake }) => {
    const { request } = connection;
    // socket.io reads it once more while it makes its own client of the connection.
    setImmediate(() => {
      request.rawHeaders = [];
      request.headers = nothing;
      request._query = nothing;
      request.url = '';
    });
  });
}
