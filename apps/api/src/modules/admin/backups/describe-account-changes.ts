import type { Drizzle } from '../../../platform/database/database';
import { listAccountIds } from '../../account';

type Reader = Pick<Drizzle, 'execute'>;

/** What a restore means for the accounts, for the report of its job (docs/behaviour/admin.md#database). */
export async function describeAccountChanges(present: Reader, backup: Reader): Promise<string[]> {
  const [now, then] = [new Set(await listAccountIds(present)), new Set(await listAccountIds(backup))];
  const revived = [...then].filter((id) => !now.has(id)).length;
  const lost = [...now].filter((id) => !then.has(id)).length;
  return [
    ...(revived > 0 ? [`Deleted accounts that come back as members without a password: ${revived}`] : []),
    ...(lost > 0 ? [`Accounts that are younger than the backup and are lost: ${lost}`] : []),
  ];
}
