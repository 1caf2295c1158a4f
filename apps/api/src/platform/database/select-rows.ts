import type { SQL } from 'drizzle-orm';
import type { Drizzle } from './database';

/** The rows of a query in SQL; the caller states the type of the columns. */
export async function selectRows<Row>(db: Pick<Drizzle, 'execute'>, query: SQL): Promise<Row[]> {
  // Both drivers return `rows`; their common type does not have it.
  const { rows } = (await db.execute(query)) as unknown as { rows: Row[] };
  return rows;
}
