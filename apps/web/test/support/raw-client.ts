import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A raw connection: it sends bytes that no client library would send, and reads only when the test requests it. */
export async function connectTo(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  // The server may close the connection at any moment; each test checks what it expects.
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Sends a request line and headers unchanged. Resolves with the status of the first answer, or null if the connection ends without one. */
export async function statusOf(url: string, head: string): Promise<number | null> {
  const socket = await connectTo(url);
  return new Promise((resolve) => {
    let received = '';
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1];
      if (status === undefined) return;
      resolve(Number(status));
      socket.destroy();
    });
    socket.once('close', () => resolve(null));
    socket.write(head, 'latin1');
  });
}

/** Sends many requests on separate connections and ignores the answers; resolves when all requests are written. */
export async function sendAndLeave(
  url: string,
  head: string,
  times: number,
  leaveAfterMs: () => number,
): Promise<void> {
  await Promise.all(
    Array.from({ length: times }, async () => {
      const socket = await connectTo(url);
      socket.write(head);
      await new Promise((resolve) => setTimeout(resolve, leaveAfterMs()));
      socket.destroy();
    }),
  );
}
