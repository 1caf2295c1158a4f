import { sql } from 'drizzle-orm';
import type { Transaction } from '../transaction-retry';
import { selectRows } from '../select-rows';
import { quoted } from './copied-table';
import type { CopiedTable } from './copied-table';

/** The values of a row as PostgreSQL writes them, in the order of the table's columns. */
export type CopiedRow = (string | null)[];

const rowsAtOnce = 500;

/** The rows of a table in the order of its key, a few hundred at a time, at one moment of the transaction. */
export async function* readRows(tx: Transaction, { name, columns, key }: CopiedTable): AsyncGenerator<CopiedRow[]> {
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  const order = key.length === 0 ? '' : ` order by ${key.map(quoted).join(', ')}`;
  await tx.execute(
    sql.raw(
      `declare copied_rows no scroll cursor for select array[${values}]::text[] as row from ${quoted(name)}${order}`,
    ),
  );
  try {
    for (;;) {
      const rows = await selectRows<{ row: CopiedRow }>(tx, sql.raw(`fetch ${rowsAtOnce} from copied_rows`));
      if (rows.length === 0) return;
      yield rows.map(({ row }) => row);
    }
  } finally {
    await tx.execute(sql.raw('close copied_rows'));
  }
}
