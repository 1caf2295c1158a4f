import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/http/refusal';
import { limitKeyOf } from '../../platform/http/visitor-address';
import { isLocalAddress } from '../../platform/is-local-address';

export interface VisitorAddress {
  address: string;
  /** What limits count. */
  addressKey: string;
  /**
   * False for a local address that the web server did not sign: it may be that of a web server or proxy which is not set up
   * to say who asks, and then everybody has it.
   */
  isCertain: boolean;
}

/**
 * The address that a login, registration or guest comes from. @throws Refusal 400 when the web server asks for itself: it
 * would count all visitors as one.
 */
export function requireVisitorAddress({ visitor }: Pick<FastifyRequest, 'visitor'>): VisitorAddress {
  if (visitor.kind === 'web-server') throw new Refusal(400, 'Bad Request', { status: 400 });
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(visitor.address)?.[1];
  const address = mapped ?? visitor.address;
  return { address, addressKey: limitKeyOf(address), isCertain: visitor.isSigned || !isLocalAddress(address) };
}
