import { and, asc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { secondsFromNow } from '../../../platform/database/seconds-from-now';
import { delivery } from '../tables';

// The steps of a delivery as statements. Each names the state and the attempt that it starts from, so that a step of another server, or a
// late one, changes nothing (docs/behaviour/account.md#deliveries).

/** Longer than a check of the player takes: if a server dies, other servers get its deliveries after this time. */
const leaseSeconds = 60;

/** A call that takes longer was interrupted; an agent's call ends after ten seconds. */
export const sendingMaxSeconds = 60;

export const interruptedNote =
  'The site was interrupted while it sent this. It may have arrived; the staff look at it before anything is sent again.';

export type DeliveryRow = typeof delivery.$inferSelect;

const isDue = () => and(eq(delivery.state, 'accepted'), lte(delivery.nextTryAt, sql`now()`));

/** The game servers with due deliveries; null: deliveries whose game server was removed. */
export async function listDueServers(db: Drizzle): Promise<(number | null)[]> {
  const rows = await db.selectDistinct({ serverId: delivery.serverId }).from(delivery).where(isDue());
  return rows.map(({ serverId }) => serverId);
}

/** Claims due deliveries of a game server for this API server until the lease ends; others skip them without waiting. */
export async function claimDue(db: Drizzle, serverId: number | null, count: number): Promise<DeliveryRow[]> {
  const due = db
    .select({ id: delivery.id })
    .from(delivery)
    .where(and(isDue(), serverId === null ? isNull(delivery.serverId) : eq(delivery.serverId, serverId)))
    .orderBy(asc(delivery.nextTryAt), asc(delivery.id))
    .limit(count)
    .for('update', { skipLocked: true });
  return (
    db
      .update(delivery)
      .set({ nextTryAt: secondsFromNow(leaseSeconds) })
      // An array is evaluated once; a joined table may be evaluated, and locked, again for each row.
      .where(sql`${delivery.id} = any(array(${due}))`)
      .returning()
  );
}

/**
 * Makes the waiting deliveries of a player due now and resets their pauses to the shortest: the player is in the game, or is about
 * to be. Returns how many. Deliveries that another turn has claimed are at most a minute from their next try, and stay as they are.
 */
export async function makeDueNow(
  db: Drizzle,
  { accountId, serverId }: { accountId: number; serverId: number },
): Promise<number> {
  const due = await db
    .update(delivery)
    .set({ looks: 0, nextTryAt: sql`now()` })
    .where(
      and(
        eq(delivery.accountId, accountId),
        eq(delivery.serverId, serverId),
        eq(delivery.state, 'accepted'),
        gt(delivery.nextTryAt, secondsFromNow(leaseSeconds)),
      ),
    )
    .returning({ id: delivery.id });
  return due.length;
}

/** accepted → accepted, with a later time. */
export async function postpone(
  db: Drizzle,
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
  { note, seconds }: { note: string; seconds: number },
): Promise<void> {
  await db
    .update(delivery)
    .set({ note, looks: sql`${delivery.looks} + 1`, nextTryAt: secondsFromNow(seconds) })
    .where(and(eq(delivery.id, id), eq(delivery.state, 'accepted'), eq(delivery.attempts, attempts)));
}

/** accepted → sending, before the call. null: another server or the staff changed it first, so nothing may be sent. */
export async function beginSending(
  db: Drizzle,
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
): Promise<DeliveryRow | null> {
  const [begun] = await db
    .update(delivery)
    .set({ state: 'sending', attempts: attempts + 1, sendingAt: sql`now()`, note: '' })
    .where(and(eq(delivery.id, id), eq(delivery.state, 'accepted'), eq(delivery.attempts, attempts)))
    .returning();
  return begun ?? null;
}

/**
 * sending → sent, failed or unknown, after the call; also from unknown, when the same call answers late. False: the staff have decided
 * already.
 */
export async function settle(
  db: Drizzle,
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
  { state, note }: { state: 'sent' | 'failed' | 'unknown'; note: string },
): Promise<boolean> {
  const settled = await db
    .update(delivery)
    .set({ state, note, settledAt: sql`now()` })
    .where(and(eq(delivery.id, id), inArray(delivery.state, ['sending', 'unknown']), eq(delivery.attempts, attempts)))
    .returning({ id: delivery.id });
  return settled.length > 0;
}

/** sending → accepted: the game server answered that nothing ran. */
export async function takeBack(
  db: Drizzle,
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
  { note, seconds }: { note: string; seconds: number },
): Promise<void> {
  await db
    .update(delivery)
    .set({ state: 'accepted', note, looks: sql`${delivery.looks} + 1`, nextTryAt: secondsFromNow(seconds) })
    .where(and(eq(delivery.id, id), eq(delivery.state, 'sending'), eq(delivery.attempts, attempts)));
}

/** accepted → failed, when it can never be sent. */
export async function giveUp(
  db: Drizzle,
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
  note: string,
): Promise<void> {
  await db
    .update(delivery)
    .set({ state: 'failed', note, settledAt: sql`now()` })
    .where(and(eq(delivery.id, id), eq(delivery.state, 'accepted'), eq(delivery.attempts, attempts)));
}

/** sending → unknown, for calls that no running server can still be waiting for. Returns their numbers. */
export async function expireSending(db: Drizzle): Promise<number[]> {
  const expired = await db
    .update(delivery)
    .set({ state: 'unknown', note: interruptedNote, settledAt: sql`now()` })
    .where(and(eq(delivery.state, 'sending'), lt(delivery.sendingAt, secondsFromNow(-sendingMaxSeconds))))
    .returning({ id: delivery.id });
  return expired.map(({ id }) => id);
}
