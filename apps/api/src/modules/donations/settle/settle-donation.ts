import { and, asc, eq, gt } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { tryEach } from '../../../platform/jobs/try-each';
import { findCodeOwner } from '../codes/find-code-owner';
import type { DonationsContext } from '../donations-context';
import { donation } from '../tables';
import { daysOf } from './days-of';
import { findRule } from './find-rule';
import { giveRole } from './give-role';

/**
 * Acts on a stored donation: gives its account the role, or leaves it for staff with the reason. The row is locked, so that two parallel
 * calls act only once.
 */
export async function settleDonation(context: DonationsContext, id: number): Promise<void> {
  const { db, log } = context;
  const rule = await findRule(context);
  const outcome = await inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(donation).where(eq(donation.id, id)).for('update');
    if (!row || row.state !== 'received') return null;
    const accountId = await findCodeOwner(tx, row.message);
    const days = row.isDonation ? daysOf(row, rule) : 'kind';
    const leave = async (reason: 'no-code' | 'kind' | 'currency' | 'too-small') => {
      await tx.update(donation).set({ state: 'unclaimed', reason, accountId }).where(eq(donation.id, id));
      return reason;
    };
    if (typeof days === 'string') return leave(days);
    return accountId === null ? leave('no-code') : giveRole(tx, id, accountId, days);
  });
  if (outcome !== null) log.info({ event: 'donation-settled', donation: id, outcome }, 'a donation was received');
}

const maxAtOnce = 100;

/**
 * Acts on donations whose server stopped after it had stored them and before it acted. A donation that fails is logged and does not stop
 * the others.
 */
export async function settleReceived(context: DonationsContext): Promise<void> {
  for (let after = 0; ;) {
    const rows = await context.db
      .select({ id: donation.id })
      .from(donation)
      .where(and(eq(donation.state, 'received'), gt(donation.id, after)))
      .orderBy(asc(donation.id))
      .limit(maxAtOnce);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
    await tryEach(
      rows,
      ({ id }) => settleDonation(context, id),
      (error, { id }) =>
        context.log.error(
          { err: error, donation: id },
          'a stored donation could not be processed; the next turn tries again',
        ),
    );
  }
}
