import { MailRetcode } from '@starhaven/contracts';
import { Refusal } from '../../../platform/http/refusal';
import type { Limit, Limits } from '../../../platform/limits/limits';
import { overLimit } from '../../../platform/limits/refuse-over-limit';
import { codeMinutes } from './code-rules';
import type { CodeScope } from './code-text';

const keyOf = ({ purpose, emailKey }: CodeScope) => `${purpose} ${emailKey}`;

const alreadySent = (timestamp: number) =>
  new Refusal(MailRetcode.ALREADY_SENT, 'A code was already sent. Please look into your mailbox.', {
    fields: { timestamp },
  });

const quotaUsedUp = (timestamp: number) =>
  new Refusal(MailRetcode.QUOTA_USED_UP, 'Too many mails were sent to this address today.', { fields: { timestamp } });

const tooManyMails = 'Too many mails were asked for. Please try again later.';

/**
 * How often codes are mailed and entered (docs/security.md#limits). Counted by mail address whether or not an account has it, so that
 * the answers do not tell.
 */
export class MailLimits {
  /** The shortest time between two mails. */
  private readonly interval: Limit;
  /** Over while a code that was sent is valid. */
  private readonly validity: Limit;
  private readonly burst: Limit;
  /** The spec's quota. */
  private readonly day: Limit;
  private readonly visitor: Limit;
  private readonly entries: Limit;

  constructor(limits: Limits) {
    const address = { isRefundable: true };
    this.interval = limits.create({ name: 'mail-interval', max: 1, windowSeconds: 60, ...address });
    this.validity = limits.create({ name: 'mail-validity', max: 1, windowSeconds: codeMinutes * 60, ...address });
    this.burst = limits.create({ name: 'mail-address', max: 5, windowSeconds: 30 * 60, ...address });
    this.day = limits.create({ name: 'mail-day', max: 10, windowSeconds: 24 * 3600, ...address });
    this.visitor = limits.create({ name: 'mail-visitor', max: 25, windowSeconds: 5 * 60 });
    this.entries = limits.create({ name: 'mail-code-entry', max: 20, windowSeconds: 3600 });
  }

  /** Counts a request of a visitor for a mail, sent or not. @throws Refusal 429 */
  async countRequest(addressKey: string): Promise<void> {
    const state = await this.visitor.hit(addressKey);
    if (state.isOver) throw overLimit(state, tooManyMails);
  }

  /**
   * Counts a mail; the returned function takes that back when none was sent.
   * @throws Refusal 2 when one was just sent (with `isResend`: within a minute; without: while its code is valid), -2 over
   * the day's quota, 429 over the limit
   */
  async countMail(scope: CodeScope, { isResend }: { isResend: boolean }): Promise<() => Promise<void>> {
    const key = keyOf(scope);
    const { emailKey } = scope;
    const recent = await this.interval.peek(key);
    if (recent.isOver) throw alreadySent(recent.until);
    if (!isResend && (await this.validity.peek(key)).isOver) throw alreadySent(Math.floor(Date.now() / 1000));
    const day = await this.day.peek(emailKey);
    if (day.isOver) throw quotaUsedUp(day.until);
    const burst = await this.burst.peek(emailKey);
    if (burst.isOver) throw overLimit(burst, tooManyMails);

    // Whoever of many at once counts first goes on; only one mail a minute gets this far.
    const gate = await this.interval.hit(key);
    if (gate.isOver) throw alreadySent(gate.until);
    await Promise.all([this.burst.hit(emailKey), this.day.hit(emailKey)]);
    await this.validity.block(key, codeMinutes * 60);
    return async () => {
      await Promise.all([this.burst.refund(emailKey), this.day.refund(emailKey)]);
      await Promise.all([this.interval.clear(key), this.validity.clear(key)]);
    };
  }

  /** Counts an entry of a code. @throws Refusal 429 */
  async countEntry(addressKey: string): Promise<void> {
    const state = await this.entries.hit(addressKey);
    if (state.isOver) throw overLimit(state, 'Too many codes were entered. Please try again later.');
  }

  /** The code was used: the next mail need not wait for its end. */
  async forgetCode(scope: CodeScope): Promise<void> {
    await this.validity.clear(keyOf(scope));
  }

  /**
   * Gives a mail that was never delivered back to the day's quota. The shorter limits stay: who asks cannot see from them
   * that there was a mail, and so an account.
   */
  async refundMail(emailKey: string): Promise<void> {
    await this.day.refund(emailKey);
  }
}
