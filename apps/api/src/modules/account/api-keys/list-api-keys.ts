import type { ApiKey } from '@starhaven/contracts/account';
import { desc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { apiKey } from '../tables';
import { toWireApiKey } from './api-key-to-wire';

/** The keys of an account, newest first; expired ones stay listed for a month. */
export async function listApiKeys(db: Drizzle, accountId: number): Promise<ApiKey[]> {
  const rows = await db.select().from(apiKey).where(eq(apiKey.accountId, accountId)).orderBy(desc(apiKey.id));
  return rows.map(toWireApiKey);
}
