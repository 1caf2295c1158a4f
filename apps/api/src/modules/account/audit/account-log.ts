import { createHmac } from 'node:crypto';
import type { Logger } from '../../../platform/logging/logger';

/** The log of the request that caused the fact. */
export type FactLog = Pick<Logger, 'info'>;

/**
 * Writes one line for each security fact (docs/security.md#security-log). A line holds no address, only a digest that links lines of one
 * address.
 */
export class AccountLog {
  constructor(private readonly secret: string) {}

  write(log: FactLog, event: string, { address, ...facts }: { outcome: string; uid?: number; address: string }): void {
    const addressDigest = createHmac('sha256', this.secret).update(`log ${address}`).digest('hex').slice(0, 16);
    log.info({ event, ...facts, addressDigest }, 'account event');
  }
}
