import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

// Browsers send the next request after the last answer; a few more than one is a proxy's matter.
const maxQueued = 16;

/**
 * Whether a connection asks for more at once than it may. Node begins to work on every request of a connection as it arrives, and
 * holds files and pages for those whose answers nobody takes. The connection is ended then.
 */
export class PipelineLimit {
  readonly #queued = new WeakMap<Socket, number>();

  refuses(request: IncomingMessage, response: ServerResponse): boolean {
    // The answer that is first in the line has the socket; only those behind it are counted.
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
