import { and, count, eq, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { hashKey, newKey } from '../../../platform/secrets/keys';
import { knownDevice } from '../tables';

/** The stored hash of a device token when it belongs to this account, otherwise null. */
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
  /** The token that the device sends with its next login. */
  token: string;
  /** The account has logged in before, but not from this device. */
  isNew: boolean;
}

/** Whether this site issued the token to the browser, for any account. */
async function isOurs(tx: Drizzle, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .select({ tokenHash: knownDevice.tokenHash })
    .from(knownDevice)
    .where(eq(knownDevice.tokenHash, tokenHash))
    .limit(1);
  return rows.length > 0;
}

/**
 * Records that an account logged in from a device. A browser keeps one token for all accounts that log in from it; a browser without one of
 * our tokens gets a new one.
 */
export async function rememberDevice(
  tx: Drizzle,
  accountId: number,
  { token, device }: { token: string | undefined; device: string },
): Promise<RememberedDevice> {
  const kept = token !== undefined && (await isOurs(tx, hashKey(token))) ? token : newKey();
  const [before] = await tx
    .select({
      devices: count(),
      isKnown: sql<boolean>`coalesce(bool_or(${knownDevice.tokenHash} = ${hashKey(kept)}), false)`,
    })
    .from(knownDevice)
    .where(eq(knownDevice.accountId, accountId));
  await tx
    .insert(knownDevice)
    .values({ tokenHash: hashKey(kept), accountId, device })
    .onConflictDoUpdate({
      target: [knownDevice.tokenHash, knownDevice.accountId],
      set: { lastUsedAt: sql`now()`, device },
    });
  return { token: kept, isNew: before !== undefined && before.devices > 0 && !before.isKnown };
}
