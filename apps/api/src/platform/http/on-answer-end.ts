import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';

/** Callbacks for the close of a connection: one listener for each connection, however many requests a client pipelines. */
const endsOf = new WeakMap<Socket, Set<() => void>>();

function onSocketClose(socket: Socket): Set<() => void> {
  const known = endsOf.get(socket);
  if (known) return known;
  const ends = new Set<() => void>();
  endsOf.set(socket, ends);
  socket.once('close', () => {
    for (const end of [...ends]) end();
  });
  return ends;
}

/**
 * Calls `then` once, when the answer was sent or the client disconnected. Fastify's onResponse does not report a disconnect, and the
 * response does not report it while it waits behind others of the same connection.
 */
export function onAnswerEnd(reply: FastifyReply, then: () => void): void {
  const ends = onSocketClose(reply.request.raw.socket);
  const end = () => {
    reply.raw.removeListener('finish', end);
    reply.raw.removeListener('close', end);
    if (ends.delete(end)) then();
  };
  ends.add(end);
  reply.raw.on('finish', end);
  reply.raw.on('close', end);
}
