import { and, eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { hashKey, newKey } from '../keys';
import { knownDevice } from '../tables';

/** The kept hash of a device token when it belongs to this account, otherwise null. */
export async function findKnownDevice(
  db: Drizzle,
  accountId: number,
  token: string | undefined,
): Promise<string | null> {
  if (!token) return null;
  const tokenHash = hashKey(token);
  const [found] = await db
    .select({ tokenHash: knownDevice.tokenHash })
    .from(knownDevice)
    .where(and(eq(knownDevice.tokenHash, tokenHash), eq(knownDevice.accountId, accountId)));
  return found?.tokenHash ?? null;
}

export interface RememberedDevice {
  /** What the device sends with its next login. */
  token: string;
  /** The account was entered before, but not from here. */
  isNew: boolean;
}

/** Notes that an account was entered from a device; one that it does not know gets a token of its own. */
export async function rememberDevice(
  tx: Drizzle,
  accountId: number,
  { token, device }: { token: string | undefined; device: string },
): Promise<RememberedDevice> {
  const known = await findKnownDevice(tx, accountId, token);
  if (token !== undefined && known !== null) {
    await tx
      .update(knownDevice)
      .set({ lastUsedAt: sql`now()`, device })
      .where(eq(knownDevice.tokenHash, known));
    return { token, isNew: false };
  }
  const others = await tx
    .select({ tokenHash: knownDevice.tokenHash })
    .from(knownDevice)
    .where(eq(knownDevice.accountId, accountId))
    .limit(1);
  const fresh = newKey();
  await tx.insert(knownDevice).values({ tokenHash: hashKey(fresh), accountId, device });
  return { token: fresh, isNew: others.length > 0 };
}
