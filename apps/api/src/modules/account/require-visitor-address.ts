import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/http/refusal';
import { limitKeyOf } from '../../platform/http/visitor-address';

/**
 * The address that a login, registration or guest comes from. @throws Refusal 400 when the web server asks for itself: it
 * would count all visitors as one, and its own address must open no guest account.
 */
export function requireVisitorAddress({ visitor }: Pick<FastifyRequest, 'visitor'>): {
  address: string;
  addressKey: string;
} {
  if (visitor.kind === 'web-server') throw new Refusal(400, 'Bad Request', { status: 400 });
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(visitor.address)?.[1];
  return { address: mapped ?? visitor.address, addressKey: limitKeyOf(visitor.address) };
}
