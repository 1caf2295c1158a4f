import { Role } from '@starhaven/contracts/session';
import { arrayContains, asc } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { account } from '../tables';

/** The oldest account with the role ADMIN, the author of the first content; null: there is none. */
export async function findFirstAdmin(db: Drizzle): Promise<number | null> {
  const [admin] = await db
    .select({ id: account.id })
    .from(account)
    .where(arrayContains(account.roles, [Role.ADMIN]))
    .orderBy(asc(account.id))
    .limit(1);
  return admin?.id ?? null;
}
