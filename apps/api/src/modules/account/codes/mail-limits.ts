import { DomainError } from '../../../platform/errors/domain-error';
import type { Limit, Limits } from '../../../platform/limits/limits';
import { overLimit } from '../../../platform/limits/over-limit';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import { codeMinutes } from './code-rules';
import type { CodeScope } from './code-text';

const keyOf = ({ purpose, emailKey }: CodeScope) => `${purpose} ${emailKey}`;

const alreadySent = (timestamp: number) =>
  new DomainError('mail-already-sent', 'A code was already sent. Please check your mailbox.', { timestamp });

const quotaUsedUp = (timestamp: number) =>
  new DomainError('mail-quota-exceeded', 'Too many mails were sent to this address today.', { timestamp });

const tooManyMails = 'Too many mails were requested. Please try again later.';

/**
 * Limits how often codes are mailed and entered (docs/security.md#limits). Counts by mail address whether or not an account has it, so that
 * the answers do not reveal accounts.
 */
export class MailLimits {
  /** The shortest time between two mails. */
  private readonly interval: Limit;
  /** Ends together with the validity of the last code. */
  private readonly validity: Limit;
  private readonly burst: Limit;
  /** The daily quota of the specification. */
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

  /** Counts a visitor's request for a mail, whether or not a mail is sent. @throws DomainError rate-limited */
  async countRequest(addressKey: string): Promise<void> {
    await refuseOverLimit(this.visitor, addressKey, tooManyMails);
  }

  /**
   * Counts a mail; call the returned function when no mail was sent.
   * @throws DomainError mail-already-sent when one was just sent (with `isResend`: within a minute; without: while its code is valid),
   * mail-quota-exceeded for today, rate-limited
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

    // Of several concurrent requests only the first one counted passes, so at most one mail a minute gets this far.
    const gate = await this.interval.hit(key);
    if (gate.isOver) throw alreadySent(gate.until);
    await Promise.all([this.burst.hit(emailKey), this.day.hit(emailKey)]);
    await this.validity.block(key, codeMinutes * 60);
    return async () => {
      await Promise.all([this.burst.refund(emailKey), this.day.refund(emailKey)]);
      await Promise.all([this.interval.clear(key), this.validity.clear(key)]);
    };
  }

  /** Counts an entry of a code. @throws DomainError rate-limited */
  async countEntry(addressKey: string): Promise<void> {
    await refuseOverLimit(this.entries, addressKey, 'Too many codes were entered. Please try again later.');
  }

  /** A used code ends the wait: the next mail may be sent before that code would have expired. */
  async forgetCode(scope: CodeScope): Promise<void> {
    await this.validity.clear(keyOf(scope));
  }

  /**
   * Returns a mail that was never delivered to the daily quota. The shorter limits stay, because a change in them would reveal that there
   * was a mail, and so an account.
   */
  async refundMail(emailKey: string): Promise<void> {
    await this.day.refund(emailKey);
  }
}
