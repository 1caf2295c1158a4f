import { codeOf, messageOf } from '@starhaven/node-kit/server';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { secondsFromNow } from '../database/seconds-from-now';
import type { Transaction } from '../database/transaction-retry';
import type { Logger } from '../logging/logger';
import type { Metrics } from '../metrics/metrics';
import type { Mail, Mailer } from './mailer';
import { claimDueMails, dropMail, findWaiting, forgetSentMails, markFailed, markSent } from './repository';
import type { ClaimedMail } from './repository';
import { outboxMail } from './tables';
import { MailRejectedError } from './transport';
import type { MailTransport } from './transport';
import { withTimeout } from '../work/with-timeout';

const channel = 'outbox_mail';
const atOnce = 5;
/** Shorter than the lease of a claimed mail. */
const tryLimitMs = 60_000;
/** Checks this often even without a notice, because a notice may be lost. */
const maxSleepMs = 30_000;
const forgetEveryMs = 3600_000;
/** Stopping waits this long for mails. */
const flushLimitMs = 5_000;

export interface OutboxOptions {
  database: Database;
  transport: MailTransport;
  metrics: Metrics;
  log: Logger;
  /** Called when a mail was dropped: it was too late or was rejected permanently. */
  onDropped?: (mail: { kind: string; to: string }) => Promise<void>;
  /** Seconds to wait after this number of tries; by default 5 s, doubling to 5 min. */
  retrySeconds?: (tries: number) => number;
}

const defaultRetrySeconds = (tries: number) => Math.min(300, 5 * 2 ** (tries - 1));

const noAnswer = () => new Error('The mail transport did not answer.');

/**
 * Mails as rows of the database. The first free server sends each once (twice when a server dies between sending and recording it). The row
 * is part of the caller's transaction, so a mail never reports a change that was rolled back.
 */
export class Outbox implements Mailer {
  private work: Promise<void> | null = null;
  private isAskedAgain = false;
  private isStopped = false;
  private timer: NodeJS.Timeout | undefined;
  private forgotAtMs = -Infinity;
  private oldestSinceMs: number | null = null;

  constructor(private readonly options: OutboxOptions) {
    options.metrics.watchOutbox(() =>
      this.oldestSinceMs === null ? 0 : (performance.now() - this.oldestSinceMs) / 1000,
    );
  }

  async enqueue(
    tx: Transaction,
    { kind, to, subject, text, html, unsubscribeUrl = '', usefulForSeconds }: Mail,
  ): Promise<void> {
    const lateAt = secondsFromNow(usefulForSeconds);
    await tx.insert(outboxMail).values({ kind, recipient: to, subject, text, html, unsubscribeUrl, lateAt });
    // The database delivers the notice to all servers when the transaction is committed.
    await tx.execute(sql`select pg_notify(${channel}, '')`);
  }

  isReachable(): Promise<boolean> {
    return this.options.transport.isReachable();
  }

  /** Starts sending, including mails that an earlier process left. */
  async start(): Promise<void> {
    const wake = () => this.wake();
    await this.options.database.listen(channel, { onNotice: wake, onLive: wake, onLost: () => {} });
    this.wake();
  }

  /** Sends due mails, within five seconds; the next start sends the rest. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    const flush = (this.work ?? Promise.resolve()).then(() => this.drain());
    await withTimeout(flushLimitMs, () => flush).catch((error: unknown) =>
      this.options.log.warn({ err: error }, 'cannot send the outbox'),
    );
    this.options.transport.close();
  }

  private wake(): void {
    if (this.isStopped) return;
    if (this.work) {
      this.isAskedAgain = true;
      return;
    }
    clearTimeout(this.timer);
    this.work = this.drain()
      .catch((error: unknown) => {
        this.options.log.warn({ err: error }, 'outbox not readable');
        return maxSleepMs;
      })
      .then((sleepMs) => {
        this.work = null;
        if (this.isStopped) return;
        if (this.isAskedAgain) {
          this.isAskedAgain = false;
          this.wake();
          return;
        }
        this.timer = setTimeout(() => this.wake(), sleepMs);
        this.timer.unref();
      });
  }

  /** Sends due mails. Returns the time until the next one is due, in milliseconds. */
  private async drain(): Promise<number> {
    const { db } = this.options.database;
    for (let isDone = false; !isDone;) {
      const mails = await claimDueMails(db, atOnce);
      await Promise.all(mails.map((mail) => this.deliver(mail)));
      isDone = mails.length < atOnce || this.isStopped;
    }
    if (performance.now() - this.forgotAtMs > forgetEveryMs) {
      this.forgotAtMs = performance.now();
      await forgetSentMails(db);
    }
    const waiting = await findWaiting(db);
    this.oldestSinceMs = waiting && performance.now() - waiting.oldestMs;
    return Math.min(maxSleepMs, Math.max(10, Math.ceil(waiting?.dueInMs ?? maxSleepMs)));
  }

  private async deliver(mail: ClaimedMail): Promise<void> {
    const { database, transport, metrics, log, retrySeconds = defaultRetrySeconds } = this.options;
    if (mail.isLate) return this.drop(mail, 'late');
    try {
      await withTimeout(tryLimitMs, () => transport.send(mail), noAnswer);
    } catch (error) {
      // Mail servers repeat the recipient in their errors: the reason is stored with the mail, not in the log.
      const reason = messageOf(error);
      const failure = { mail: mail.id, kind: mail.kind, tries: mail.tries, reason: codeOf(error) };
      if (error instanceof MailRejectedError) return this.drop(mail, 'rejected');
      metrics.mails.inc({ outcome: 'failed' });
      log.warn(failure, 'mail not sent, will be tried again');
      return markFailed(database.db, mail.id, reason, retrySeconds(mail.tries));
    }
    metrics.mails.inc({ outcome: 'sent' });
    await markSent(database.db, mail.id);
    log.info({ mail: mail.id, kind: mail.kind }, 'mail sent');
  }

  private async drop(mail: ClaimedMail, outcome: 'late' | 'rejected'): Promise<void> {
    const { database, metrics, log, onDropped } = this.options;
    if (!(await dropMail(database.db, mail.id))) return;
    metrics.mails.inc({ outcome });
    log.warn({ mail: mail.id, kind: mail.kind, tries: mail.tries, outcome }, 'mail dropped');
    await onDropped?.({ kind: mail.kind, to: mail.to });
  }
}
