import { createHmac, randomBytes } from 'node:crypto';
import { liveTicketPrefix, liveTicketSeconds } from '@starhaven/contracts';
import { isEqualSecret } from '../../../platform/http/is-equal-secret';
import type { Limit, Limits } from '../../../platform/limits/limits';
import { deriveKey } from '../../../platform/secrets/derive-key';

export interface LiveTicket {
  ticket: string;
  /** Unix seconds. */
  expires: number;
}

const shape = /^(\d{1,10})\.(\d{1,12})\.([\w-]{16})\.([\w-]{43})$/;

/** Makes and takes the tickets that stand for a session on the live socket, once and for a minute (docs/security.md#live-identity). */
export class LiveTickets {
  private readonly key: Buffer;
  /** Counted where all servers see it, so that a ticket is taken once in all. */
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

  /** The number of the session that a ticket stands for; null when it is none of ours, too old, or was taken before. */
  async take(ticket: string): Promise<number | null> {
    const [, sessionId, expires, nonce = '', signature = ''] = shape.exec(ticket.slice(liveTicketPrefix.length)) ?? [];
    if (!isEqualSecret(signature, this.sign(`${sessionId}.${expires}.${nonce}`))) return null;
    const leftSeconds = Number(expires) - Date.now() / 1000;
    // One that lasts much longer than any was made before the clock was set back; servers' clocks differ by seconds.
    if (leftSeconds < 0 || leftSeconds > 2 * liveTicketSeconds) return null;
    const { isOver } = await this.uses.hit(nonce);
    return isOver ? null : Number(sessionId);
  }

  private sign(said: string): string {
    return createHmac('sha256', this.key).update(said).digest('base64url');
  }
}
