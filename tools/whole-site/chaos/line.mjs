import { once } from 'node:events';
import net from 'node:net';

/**
 * A TCP connection between two programs that a test can hold (nothing passes and no error is sent) or cut.
 * @param {number} targetPort on this machine
 */
export async function openLine(targetPort) {
  /** @type {Set<net.Socket>} */
  const sockets = new Set();
  let isHeld = false;
  const server = net.createServer((near) => {
    const far = net.connect(targetPort, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(one);
      one.on('data', (chunk) => {
        if (!other.write(chunk)) one.pause();
      });
      one.on('drain', () => isHeld || other.resume());
      one.on('error', () => one.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      if (isHeld) one.pause();
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: /** @type {net.AddressInfo} */ (server.address()).port,
    hold() {
      isHeld = true;
      for (const socket of sockets) socket.pause();
    },
    heal() {
      isHeld = false;
      for (const socket of sockets) socket.resume();
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
