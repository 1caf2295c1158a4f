import type { LiveSocket } from '../live-socket';

/** A listener that gets its socket as the first argument. */
export function boundToSocket(handle: (socket: LiveSocket, ...args: unknown[]) => void) {
  return function (this: unknown, ...args: unknown[]): void {
    // socket.io calls listeners on their socket.
    handle(this as LiveSocket, ...args);
  };
}
