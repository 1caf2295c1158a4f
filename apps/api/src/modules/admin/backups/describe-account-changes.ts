import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { selectRows } from '../../../platform/database/select-rows';

type Reader = Pick<Drizzle, 'execute'>;

const listIds = async (db: Reader) =>
  new Set((await selectRows<{ id: number }>(db, sql`select id from account`)).map(({ id }) => id));

/** What a restore means for the accounts, for the report of its job (docs/behaviour/admin.md#database). */
export async function describeAccountChanges(present: Reader, backup: Reader): Promise<string[]> {
  const [now, then] = [await listIds(present), await listIds(backup)];
  const revived = [...then].filter((id) => !now.has(id)).length;
  const lost = [...now].filter((id) => !then.has(id)).length;
  return [
    ...(revived > 0 ? [`Deleted accounts that come back as members without a password: ${revived}`] : []),
    ...(lost > 0 ? [`Accounts that are younger than the backup and are lost: ${lost}`] : []),
  ];
}
