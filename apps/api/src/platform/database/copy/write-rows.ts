import { sql } from 'drizzle-orm';
import type { Drizzle } from '../database';
import { quoted } from './copied-table';
import type { CopiedTable } from './copied-table';
import type { CopiedRow } from './read-rows';

/** A statement takes at most 65,535 parameters. */
const maxParameters = 20_000;

/** Adds rows with their own ids. @throws the database's error when a value does not fit */
export async function writeRows(
  db: Pick<Drizzle, 'execute'>,
  { name, columns }: CopiedTable,
  rows: readonly CopiedRow[],
): Promise<void> {
  const atOnce = Math.max(1, Math.floor(maxParameters / columns.length));
  const names = columns.map((column) => quoted(column.name)).join(', ');
  for (let from = 0; from < rows.length; from += atOnce) {
    const values = rows.slice(from, from + atOnce).map(
      (row) =>
        sql`(${sql.join(
          columns.map(({ type }, index) => sql`${row[index] ?? null}::${sql.raw(type)}`),
          sql`, `,
        )})`,
    );
    await db.execute(
      sql`insert into ${sql.raw(`${quoted(name)} (${names}) overriding system value`)} values ${sql.join(values, sql`, `)}`,
    );
  }
}
