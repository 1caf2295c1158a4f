import { and, asc, count, eq, gt, isNotNull, isNull, lt, lte, min, sql } from 'drizzle-orm';
import type { Drizzle } from '../database/database';
import { secondsFromNow } from '../database/seconds-from-now';
import { outboxMail } from './tables';

/** Longer than one try may take: if a server dies, other servers get its mails after this time. */
const leaseSeconds = 120;
const sentKeptDays = 7;
const maxErrorLength = 200;

/** Claims due mails for this server until the lease ends; other servers skip them without waiting. */
export async function claimDueMails(db: Drizzle, count: number) {
  const due = db
    .select({ id: outboxMail.id })
    .from(outboxMail)
    .where(and(isNull(outboxMail.sentAt), lte(outboxMail.nextTryAt, sql`now()`)))
    .orderBy(asc(outboxMail.nextTryAt))
    .limit(count)
    .for('update', { skipLocked: true });
  return (
    db
      .update(outboxMail)
      .set({ tries: sql`${outboxMail.tries} + 1`, nextTryAt: secondsFromNow(leaseSeconds) })
      // An array is evaluated once; a joined table may be evaluated, and locked, again for each row.
      .where(sql`${outboxMail.id} = any(array(${due}))`)
      .returning({
        id: outboxMail.id,
        kind: outboxMail.kind,
        to: outboxMail.recipient,
        subject: outboxMail.subject,
        text: outboxMail.text,
        html: outboxMail.html,
        unsubscribeUrl: outboxMail.unsubscribeUrl,
        createdAt: outboxMail.createdAt,
        tries: outboxMail.tries,
        isLate: sql<boolean>`${outboxMail.lateAt} <= now()`,
      })
  );
}

export type ClaimedMail = Awaited<ReturnType<typeof claimDueMails>>[number];

/** Deletes the content of a sent mail: it may have held a code. */
export async function markSent(db: Drizzle, id: number): Promise<void> {
  await db
    .update(outboxMail)
    .set({ sentAt: sql`now()`, text: '', html: '', unsubscribeUrl: '', lastError: null })
    .where(eq(outboxMail.id, id));
}

export async function markFailed(db: Drizzle, id: number, error: string, retrySeconds: number): Promise<void> {
  await db
    .update(outboxMail)
    .set({ nextTryAt: secondsFromNow(retrySeconds), lastError: error.slice(0, maxErrorLength) })
    .where(eq(outboxMail.id, id));
}

/** Drops a mail; false when another server was first. */
export async function dropMail(db: Drizzle, id: number): Promise<boolean> {
  const dropped = await db
    .delete(outboxMail)
    .where(and(eq(outboxMail.id, id), isNull(outboxMail.sentAt)))
    .returning({ id: outboxMail.id });
  return dropped.length > 0;
}

/** Milliseconds until the next mail is due and since the oldest has been waiting; null when none waits. */
export async function findWaiting(db: Drizzle): Promise<{ dueInMs: number; oldestMs: number } | null> {
  const [row] = await db
    .select({
      dueInMs: sql<number | null>`(extract(epoch from ${min(outboxMail.nextTryAt)} - now()) * 1000)::float8`,
      oldestMs: sql<number | null>`(extract(epoch from now() - ${min(outboxMail.createdAt)}) * 1000)::float8`,
    })
    .from(outboxMail)
    .where(isNull(outboxMail.sentAt));
  if (!row || row.dueInMs === null || row.oldestMs === null) return null;
  return { dueInMs: Number(row.dueInMs), oldestMs: Number(row.oldestMs) };
}

export async function forgetSentMails(db: Drizzle): Promise<void> {
  await db
    .delete(outboxMail)
    .where(and(isNotNull(outboxMail.sentAt), lt(outboxMail.sentAt, secondsFromNow(-sentKeptDays * 24 * 3600))));
}

/** The number of mails of this kind to a recipient within the last `hours`, at most a week. */
export async function countRecentMails(
  tx: Drizzle,
  { kind, to, hours }: { kind: string; to: string; hours: number },
): Promise<number> {
  const [row] = await tx
    .select({ mails: count() })
    .from(outboxMail)
    .where(
      and(
        eq(outboxMail.kind, kind),
        eq(outboxMail.recipient, to),
        gt(outboxMail.createdAt, secondsFromNow(-hours * 3600)),
      ),
    );
  return row?.mails ?? 0;
}
