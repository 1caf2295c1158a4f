import type { DatabaseState } from '@starhaven/contracts/admin';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { listMigrations } from '../../../platform/database/migrate';
import { selectRows } from '../../../platform/database/select-rows';

/** Size, tables and migrations of the database; counts of rows are its own estimates. */
export async function getDatabaseState({ db, kind }: Database): Promise<Omit<DatabaseState, 'backups'>> {
  const [facts] = await selectRows<{ version: string; bytes: string }>(
    db,
    sql`select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes`,
  );
  const tables = await selectRows<{ name: string; rows: string; bytes: string }>(
    db,
    sql`
      select relname as name, reltuples::bigint::text as rows, pg_total_relation_size(oid)::text as bytes
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by pg_total_relation_size(oid) desc, relname`,
  );
  return {
    kind,
    version: facts?.version ?? '',
    bytes: Number(facts?.bytes ?? 0),
    tables: tables.map(({ name, rows, bytes }) => ({ name, rows: Number(rows), bytes: Number(bytes) })),
    migrations: await listMigrations(db),
  };
}
