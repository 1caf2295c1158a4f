import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { incident } from '../tables';

/** Keeps an incident from being removed until the transaction ends; its updates do not wait. null: it does not exist. */
export async function lockIncident(tx: Transaction, id: number): Promise<{ state: string } | null> {
  const [found] = await tx.select({ state: incident.state }).from(incident).where(eq(incident.id, id)).for('key share');
  return found ?? null;
}
