import type { FastifyRequest } from 'fastify';

/** The address that a request came from, as the audit log shows it; empty when there is none, as on a local socket. */
export function requestAddress({ visitor }: Pick<FastifyRequest, 'visitor'>): string {
  return visitor.kind === 'address' ? visitor.address : '';
}
