import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';

/** What is to be called when a connection closes: one listener each, however many requests a client sends ahead. */
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
 * Calls `then` once when the answer was sent or its client went away. Fastify's onResponse does not hear of the latter, and the
 * response itself does not when it waits behind others of the same connection.
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
