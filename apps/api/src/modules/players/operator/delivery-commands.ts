import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Drizzle } from '../../../platform/database/database';
import { OperatorError } from '../../../platform/operator/operator-error';
import { parseOperatorInput } from '../../../platform/operator/parse-input';
import { delivery, deliveryStates } from '../tables';
import { wholeNumber } from './fields';
import type { OperatorLines } from './operator-lines';

const decisions = ['sent', 'again', 'failed'] as const;
const maxListed = 200;

const DeliveryCommandSchema = v.variant(
  'action',
  [
    v.strictObject({
      action: v.literal('list'),
      state: v.optional(v.picklist(deliveryStates, `one of ${deliveryStates.join(', ')}`), 'unknown'),
    }),
    v.strictObject({
      action: v.literal('settle'),
      id: wholeNumber('the number of a delivery', 2 ** 31 - 1),
      decision: v.picklist(decisions, `one of ${decisions.join(', ')}`),
    }),
  ],
  'list or settle',
);

async function list(db: Drizzle, state: (typeof deliveryStates)[number]): Promise<OperatorLines> {
  const rows = await db
    .select()
    .from(delivery)
    .where(eq(delivery.state, state))
    .orderBy(desc(delivery.id))
    .limit(maxListed);
  const lines = rows.map(({ id, accountId, serverId, uid, title, part, note, sendingAt }) => {
    const what = part.by === 'command' ? part.line : `mail of ${part.items.map(({ id, amount }) => `${id}:${amount}`)}`;
    const when = sendingAt === null ? '' : ` at ${sendingAt.toISOString()}`;
    return `${String(id).padStart(6)}  account ${accountId}, server ${serverId ?? 'removed'}, player ${uid}: "${title}", ${what}${when}. ${note}`;
  });
  return { lines: lines.length > 0 ? lines : [`No delivery is ${state}.`] };
}

const texts = {
  sent: 'The staff saw that it arrived.',
  again: 'The staff saw that it did not arrive; it is sent again.',
  failed: 'The staff cancelled it.',
} as const;

/**
 * Decides about a delivery that is unknown or failed; one that waits may be cancelled. The update checks the state, so that a delivery that
 * is being sent, or has just been sent, is not changed.
 */
async function settle(db: Drizzle, id: number, decision: (typeof decisions)[number]): Promise<OperatorLines> {
  const change =
    decision === 'again'
      ? { state: 'accepted' as const, settledAt: null, nextTryAt: sql`now()`, looks: 0 }
      : { state: decision, settledAt: sql`now()` };
  const from = decision === 'failed' ? (['unknown', 'accepted'] as const) : (['unknown', 'failed'] as const);
  // Increases the number of attempts, so that a late answer to the previous call does not overwrite this decision.
  const [settled] = await db
    .update(delivery)
    .set({ ...change, note: texts[decision], attempts: sql`${delivery.attempts} + 1` })
    .where(and(eq(delivery.id, id), inArray(delivery.state, [...from])))
    .returning({ id: delivery.id });
  if (settled) return { lines: [`Delivery ${id}: ${texts[decision]}`] };
  const [row] = await db.select({ state: delivery.state }).from(delivery).where(eq(delivery.id, id));
  throw new OperatorError(
    row
      ? `Delivery ${id} is ${row.state}, so it cannot become ${decision === 'again' ? 'accepted' : decision}.`
      : `There is no delivery ${id}.`,
  );
}

/** Runs an operator's command about deliveries. @throws OperatorError */
export async function runDeliveryCommand(db: Drizzle, input: unknown): Promise<OperatorLines> {
  const command = parseOperatorInput(DeliveryCommandSchema, input);
  return command.action === 'list' ? list(db, command.state) : settle(db, command.id, command.decision);
}
