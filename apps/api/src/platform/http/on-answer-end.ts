import type { FastifyReply } from 'fastify';

/** Calls `then` once when the answer was sent or its client went away; Fastify's onResponse does not hear of the latter. */
export function onAnswerEnd(reply: FastifyReply, then: () => void): void {
  const end = () => {
    reply.raw.removeListener('finish', end);
    reply.raw.removeListener('close', end);
    then();
  };
  reply.raw.on('finish', end);
  reply.raw.on('close', end);
}
