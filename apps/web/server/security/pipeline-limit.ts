import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

// A browser sends the next request after the last answer. Only proxies send a few at once.
const maxQueued = 16;

/**
 * Limits the pipelined requests of one connection. Node starts every request of a connection when it arrives, and stores files and pages
 * for answers that the client does not read. A connection over the limit is closed.
 */
export class PipelineLimit {
  readonly #queued = new WeakMap<Socket, number>();

  refuses(request: IncomingMessage, response: ServerResponse): boolean {
    // The first answer in the queue has the socket; only the answers behind it are counted.
    if (response.socket !== null) return false;
    const { socket } = request;
    const queued = (this.#queued.get(socket) ?? 0) + 1;
    if (queued > maxQueued) {
      socket.destroy();
      return true;
    }
    this.#queued.set(socket, queued);
    response.once('close', () => this.#queued.set(socket, (this.#queued.get(socket) ?? 1) - 1));
    return false;
  }
}
