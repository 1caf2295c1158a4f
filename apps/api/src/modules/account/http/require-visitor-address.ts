import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/http/errors/refusal';
import { limitKeyOf } from '@starhaven/contracts/network';
import { isLocalAddress } from '../../../platform/addresses/is-local-address';
import type { VisitorAddress } from '../login/login-origin';

/**
 * The address of a login, registration or guest.
 * @throws Refusal 400 when the web server sends the request without a visitor: all visitors would count as one
 */
export function requireVisitorAddress({ visitor }: Pick<FastifyRequest, 'visitor'>): VisitorAddress {
  if (visitor.kind === 'web-server') throw new Refusal(400, 'Bad Request', { status: 400 });
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(visitor.address)?.[1];
  const address = mapped ?? visitor.address;
  return { address, addressKey: limitKeyOf(address), isCertain: visitor.isSigned || !isLocalAddress(address) };
}
