import { and, asc, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { tryEach } from '../../../platform/jobs/try-each';
import { findMailAddress } from '../../account';
import type { NotificationsContext } from '../notifications-context';
import { newsMail as newsMailTable, notification } from '../tables';
import { writeNotificationMail } from './write-notification-mail';

const accountsAtOnce = 100;
/** Together with the pause after a turn, less than the minute within which `at-once` mails are sent. */
const maxTurnMs = 20_000;
const maxMailsPerDay = 20;
const hourMs = 3600_000;
const dayMs = 24 * hourMs;
/** Digests are sent after this hour of the day, UTC. */
const digestHour = 16;

type Row = typeof notification.$inferSelect;

/** The last time when digests were due. */
export const lastDigestAt = (now: Date): Date =>
  new Date(Math.floor((now.getTime() - digestHour * hourMs) / dayMs) * dayMs + digestHour * hourMs);

/** What a turn of a job needs; tests name another time. */
interface Turn {
  now?: Date;
  /** Ends the turn after the current account. */
  signal?: AbortSignal;
}

async function accountsWith(db: Drizzle, isDue: ReturnType<typeof and>): Promise<number[]> {
  const rows = await db
    .selectDistinct({ accountId: notification.accountId })
    .from(notification)
    .where(isDue)
    .orderBy(asc(notification.accountId))
    .limit(accountsAtOnce);
  return rows.map(({ accountId }) => accountId);
}

/**
 * Works for each account with a due entry, until there is none or the turn ends. Each account has its own short transaction, so that other
 * users of the embedded database get their turn in between. An account that fails is logged and does not stop the others.
 */
async function forEachDue(
  { db, log }: NotificationsContext,
  isDue: ReturnType<typeof and>,
  { signal, work }: { signal?: AbortSignal; work: (tx: Transaction, accountId: number) => Promise<void> },
): Promise<void> {
  const endsAt = Date.now() + maxTurnMs;
  const isOver = () => signal?.aborted === true || Date.now() >= endsAt;
  for (let after = 0; !isOver();) {
    const accountIds = await accountsWith(db, and(isDue, gt(notification.accountId, after)));
    const last = accountIds.at(-1);
    if (last === undefined) return;
    after = last;
    await tryEach(
      accountIds,
      async (accountId) => {
        if (!isOver()) await inTransaction(db, (tx) => work(tx, accountId));
      },
      (error, accountId) =>
        log.error(
          { err: error, uid: accountId },
          'notifications of an account could not be mailed; the next turn tries again',
        ),
    );
  }
}

/** Locks and returns the entries that wait for this mail; skips those that another server is mailing. */
const claim = (tx: Transaction, accountId: number, mail: 'at-once' | 'digest') =>
  tx
    .select()
    .from(notification)
    .where(and(eq(notification.accountId, accountId), eq(notification.mail, mail)))
    .orderBy(asc(notification.happenedAt))
    .for('update', { skipLocked: true });

const setMail = (tx: Transaction, rows: Row[], set: { mail: Row['mail']; mailedAt?: Date }) =>
  tx
    .update(notification)
    .set(set)
    .where(
      inArray(
        notification.id,
        rows.map(({ id }) => id),
      ),
    );

async function send(
  { mailer, site, accountSecret }: NotificationsContext,
  tx: Transaction,
  { accountId, rows, now, isDigest }: { accountId: number; rows: Row[]; now: Date; isDigest: boolean },
): Promise<void> {
  if (rows.length === 0) return;
  const to = await findMailAddress(tx, accountId);
  if (to === null) {
    await setMail(tx, rows, { mail: 'off' });
    return;
  }
  await setMail(tx, rows, { mail: 'off', mailedAt: now });
  if (!isDigest) await tx.insert(newsMailTable).values({ accountId, mailedAt: now });
  await mailer.enqueue(tx, writeNotificationMail(site, accountSecret, { accountId, to, entries: rows, isDigest }));
}

/** The questions that mails of the last hour were about, and the number of `at-once` mails of the last day. */
async function recentMails(tx: Transaction, accountId: number, now: Date) {
  const since = (ms: number) => new Date(now.getTime() - ms);
  const asked = await tx
    .selectDistinct({ questionId: notification.questionId })
    .from(notification)
    .where(
      and(
        eq(notification.accountId, accountId),
        gt(notification.mailedAt, since(hourMs)),
        isNotNull(notification.questionId),
      ),
    );
  const mails = and(eq(newsMailTable.accountId, accountId), gt(newsMailTable.mailedAt, since(dayMs)));
  return {
    questions: new Set(asked.map(({ questionId }) => questionId)),
    mails: await tx.$count(newsMailTable, mails),
  };
}

const hasOneEntry = ({ kind }: Row) => kind === 'server' || kind === 'incident';

/** Sends the mails that members want at once (docs/behaviour/notifications.md#mails). */
export async function sendAtOnce(
  context: NotificationsContext,
  { now = new Date(), signal }: Turn = {},
): Promise<void> {
  await forEachDue(context, eq(notification.mail, 'at-once'), {
    signal,
    work: async (tx, accountId) => {
      const waiting = await claim(tx, accountId, 'at-once');
      const { questions, mails } = await recentMails(tx, accountId, now);
      const isLate = (row: Row) =>
        mails >= maxMailsPerDay ||
        (row.questionId !== null && questions.has(row.questionId)) ||
        (hasOneEntry(row) && row.mailedAt !== null && row.mailedAt.getTime() > now.getTime() - hourMs);
      const late = waiting.filter(isLate);
      if (late.length > 0) await setMail(tx, late, { mail: 'digest' });
      await send(context, tx, { accountId, rows: waiting.filter((row) => !isLate(row)), now, isDigest: false });
    },
  });
}

/** Mails the digests of accounts with an entry that is older than the last digest time, each with all entries that wait. */
export async function sendDigests(
  context: NotificationsContext,
  { now = new Date(), signal }: Turn = {},
): Promise<void> {
  const isDue = and(eq(notification.mail, 'digest'), lt(notification.happenedAt, lastDigestAt(now)));
  await forEachDue(context, isDue, {
    signal,
    work: async (tx, accountId) => {
      const rows = await claim(tx, accountId, 'digest');
      await send(context, tx, { accountId, rows, now, isDigest: true });
    },
  });
}
