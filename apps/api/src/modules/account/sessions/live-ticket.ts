import { createHmac, randomBytes } from 'node:crypto';
import { liveTicketPrefix, liveTicketSeconds } from '@starhaven/contracts/live';
import { isEqualSecret } from '../../../platform/secrets/is-equal-secret';
import type { Limit, Limits } from '../../../platform/limits/limits';
import { deriveKey } from '../../../platform/secrets/derive-key';

export interface LiveTicket {
  ticket: string;
  /** Unix seconds. */
  expires: number;
}

const shape = /^(\d{1,10})\.(\d{1,12})\.([\w-]{16})\.([\w-]{43})$/;

/**
 * Issues and redeems tickets that represent a session on the live socket. A ticket works once and for a minute
 * (docs/security.md#live-identity).
 */
export class LiveTickets {
  private readonly key: Buffer;
  /** A count that all servers share, so that a ticket works once on all of them together. */
  private readonly uses: Limit;

  constructor(limits: Limits, accountSecret: string) {
    this.key = deriveKey(accountSecret, 'live-ticket');
    this.uses = limits.create({ name: 'live-ticket', max: 1, windowSeconds: 2 * liveTicketSeconds });
  }

  make(sessionId: number): LiveTicket {
    const expires = Math.floor(Date.now() / 1000) + liveTicketSeconds;
    const said = `${sessionId}.${expires}.${randomBytes(12).toString('base64url')}`;
    return { ticket: `${liveTicketPrefix}${said}.${this.sign(said)}`, expires };
  }

  /** The id of the session that a ticket represents; null when it is forged, too old, or was redeemed before. */
  async take(ticket: string): Promise<number | null> {
    const [, sessionId, expires, nonce = '', signature = ''] = shape.exec(ticket.slice(liveTicketPrefix.length)) ?? [];
    if (!isEqualSecret(signature, this.sign(`${sessionId}.${expires}.${nonce}`))) return null;
    const leftSeconds = Number(expires) - Date.now() / 1000;
    // A ticket that lasts much longer was issued before the clock was set back; the clocks of servers differ by seconds.
    if (leftSeconds < 0 || leftSeconds > 2 * liveTicketSeconds) return null;
    const { isOver } = await this.uses.hit(nonce);
    return isOver ? null : Number(sessionId);
  }

  private sign(said: string): string {
    return createHmac('sha256', this.key).update(said).digest('base64url');
  }
}
