import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { gameServer } from '../tables';

/** Keeps a game server from being removed until the transaction ends; its changes do not wait. False: it does not exist. */
export async function lockServer(tx: Transaction, id: number): Promise<boolean> {
  const found = await tx.select({ id: gameServer.id }).from(gameServer).where(eq(gameServer.id, id)).for('key share');
  return found.length > 0;
}
