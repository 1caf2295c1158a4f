import { inArray } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { sponsorCode } from '../tables';
import { codesIn, codesNear } from './code-alphabet';

async function findOnly(db: Drizzle, codes: readonly string[]): Promise<number | null> {
  if (codes.length === 0) return null;
  const owners = await db
    .select({ accountId: sponsorCode.accountId })
    .from(sponsorCode)
    .where(inArray(sponsorCode.code, [...codes]))
    .limit(2);
  return owners.length === 1 ? (owners[0]?.accountId ?? null) : null;
}

/** The account whose code the message contains, also with one typing mistake; null when no account or several match. */
export async function findCodeOwner(db: Drizzle, message: string): Promise<number | null> {
  return (await findOnly(db, codesIn(message))) ?? (await findOnly(db, codesNear(message)));
}
