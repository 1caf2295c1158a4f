import { randomUUID } from 'node:crypto';

const accepted = /^[A-Za-z0-9_-]{8,64}$/;

/** The id of a request for logs and error pages: the caller's id when it is well-formed, otherwise a new one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && accepted.test(header) ? header : randomUUID();
}
