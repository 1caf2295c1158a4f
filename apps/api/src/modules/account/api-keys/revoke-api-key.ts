import { and, eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { apiKey } from '../tables';

/** Revokes a key at once. @throws DomainError not-found when the account has no such key */
export async function revokeApiKey(
  db: Drizzle,
  { accountId, keyId }: { accountId: number; keyId: string },
): Promise<void> {
  const id = /^\d{1,9}$/.test(keyId) ? Number(keyId) : 0;
  const revoked = await db
    .delete(apiKey)
    .where(and(eq(apiKey.id, id), eq(apiKey.accountId, accountId)))
    .returning({ id: apiKey.id });
  if (revoked.length === 0) throw new DomainError('not-found', 'There is no such key');
}
