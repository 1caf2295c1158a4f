import type { FastifyRequest } from 'fastify';

/** The shape of keys from `newKey`; a text of another shape costs no query. */
const keyShape = /^[\w-]{43}$/;

function tokenIn(part: unknown): unknown {
  return typeof part === 'object' && part !== null && 'token' in part ? part.token : undefined;
}

/**
 * The session key of a request: in `Authorization` (bare or after `Bearer`), else as `token` in the body or the query
 * (docs/behaviour/api.md#session-key-in-calls). null when there is none, or none of the right shape.
 */
export function findSessionKey({
  headers,
  body,
  query,
}: Pick<FastifyRequest, 'headers' | 'body' | 'query'>): string | null {
  const header = headers.authorization?.trim().replace(/^Bearer +/i, '');
  // An `Authorization` header that a proxy adds must not hide the token in body or query.
  const places = [header, tokenIn(body), tokenIn(query)];
  return places.find((key): key is string => typeof key === 'string' && keyShape.test(key)) ?? null;
}
