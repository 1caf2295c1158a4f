import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** One line for one fact of security (docs/security.md#security-log): names no address, only a digest that finds its other lines. */
export class AccountLog {
  constructor(private readonly secret: string) {}

  write(
    request: FastifyRequest,
    event: string,
    { address, ...facts }: { outcome: string; uid?: number; address: string },
  ): void {
    const addressDigest = createHmac('sha256', this.secret).update(`log ${address}`).digest('hex').slice(0, 16);
    request.log.info({ event, ...facts, addressDigest }, 'account event');
  }
}
