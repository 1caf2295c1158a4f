import type { FastifyRequest } from 'fastify';

/** The shape of `newKey`; anything else costs no query. */
const keyShape = /^[\w-]{43}$/;

function tokenIn(part: unknown): unknown {
  return typeof part === 'object' && part !== null && 'token' in part ? part.token : undefined;
}

/**
 * The session key that a request carries: in `Authorization` (bare or after `Bearer`), else as `token` in the body or the
 * query (docs/behaviour/api.md#session-key-in-calls). null when it carries none, or something that cannot be one.
 */
export function findSessionKey({
  headers,
  body,
  query,
}: Pick<FastifyRequest, 'headers' | 'body' | 'query'>): string | null {
  const header = headers.authorization?.trim().replace(/^Bearer +/i, '');
  // A proxy's own `Authorization` does not hide the token beside it.
  const places = [header, tokenIn(body), tokenIn(query)];
  return places.find((key): key is string => typeof key === 'string' && keyShape.test(key)) ?? null;
}
