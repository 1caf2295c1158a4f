import type { Owner } from '@starhaven/contracts/blog';
import type { Drizzle } from '../../platform/database/database';
import { findAccountFacts } from './accounts';

const nobody: Owner = { uid: '', username: '', avatar: '' };

/** Finds the authors of texts; one whose account was deleted is empty (docs/behaviour/blog.md#owner). */
export async function ownersOf(
  db: Drizzle,
  accountIds: (number | null)[],
): Promise<(accountId: number | null) => Owner> {
  const ids = [...new Set(accountIds.filter((id) => id !== null))];
  const facts = await findAccountFacts(db, ids);
  return (id) => {
    const found = id === null ? undefined : facts.get(id);
    return found ? { uid: String(id), username: found.name, avatar: `/api/v2/avatar/${id}` } : nobody;
  };
}
