import { sql } from 'drizzle-orm';
import type { Database, EmbeddedDatabase, RowCounts } from '../database';
import { selectRows } from '../select-rows';
import type { Transaction } from '../transaction-retry';
import { listCopiedTables, quoted } from './copied-table';
import type { CopiedTable } from './copied-table';
import { holdWrites } from './hold-writes';
import { CopyError } from './read-copy';
import { readRows } from './read-rows';
import { writeRows } from './write-rows';

/** The tables that a restore does not take from the backup. */
export interface RestorePolicy {
  /** Tables that do not change; they reference no other table. */
  untouched: ReadonlySet<string>;
  /**
   * Tables that keep their current rows. If a row references another row that does not exist after the restore, the reference becomes null
   * where the table has ON DELETE SET NULL; otherwise the row is dropped.
   */
  kept: ReadonlySet<string>;
  /** Runs before anything changes, and may save current rows in temporary tables. */
  before: readonly string[];
  /** Runs after the rows were inserted. */
  after: readonly string[];
  /** Throws when the result cannot be used. */
  check: (tx: Transaction) => Promise<void>;
}

const listReplaced = async (tx: Transaction, untouched: ReadonlySet<string>) =>
  (await listCopiedTables(tx)).filter(({ name }) => !untouched.has(name));

const temporary = (table: string) => quoted(`kept_${table}`);

interface ReferenceRow {
  columns: string[];
  to_table: string;
  to_columns: string[];
  /** ON DELETE SET NULL, on columns that can be null. */
  is_detachable: boolean;
}

async function listReferencesOf(tx: Transaction, table: string): Promise<ReferenceRow[]> {
  return selectRows<ReferenceRow>(
    tx,
    sql`
      select t.relname as to_table,
        array(select attname::text from unnest(k.conkey) with ordinality u(n, i)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.n order by u.i) as columns,
        array(select attname::text from unnest(k.confkey) with ordinality u(n, i)
          join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.n order by u.i) as to_columns,
        k.confdeltype = 'n' and not exists (select 1 from pg_attribute a
          where a.attrelid = k.conrelid and a.attnum = any(k.conkey) and a.attnotnull) as is_detachable
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and c.relname = ${table} and c.relnamespace = 'public'::regnamespace`,
  );
}

/** Inserts the kept rows of a table again. `RestorePolicy.kept` says what happens to rows whose references no longer exist. */
async function putBack(tx: Transaction, { name, columns }: CopiedTable): Promise<void> {
  const references = (await listReferencesOf(tx, name)).map(
    ({ columns: from, to_table: to, to_columns: keys, is_detachable: isDetachable }) => {
      const pairs = from.map((column, index) => `parent.${quoted(keys[index] ?? '')} = kept.${quoted(column)}`);
      const isNone = from.map((column) => `kept.${quoted(column)} is null`).join(' or ');
      const isMet = `(${isNone} or exists (select 1 from ${quoted(to)} parent where ${pairs.join(' and ')}))`;
      return { from, isDetachable, isMet };
    },
  );
  const valueOf = (column: string) => {
    const own = references.filter(({ from, isDetachable }) => isDetachable && from.includes(column));
    if (own.length === 0) return `kept.${quoted(column)}`;
    return `case when ${own.map(({ isMet }) => isMet).join(' and ')} then kept.${quoted(column)} end`;
  };
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map((column) => valueOf(column.name)).join(', ');
  const conditions = references.filter(({ isDetachable }) => !isDetachable).map(({ isMet }) => isMet);
  const where = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  await tx.execute(
    sql.raw(
      `insert into ${quoted(name)} (${names}) overriding system value select ${values} from ${temporary(name)} kept${where}`,
    ),
  );
}

/** Later rows get ids that were never used, neither by a restored row nor by a lost one. */
async function advanceSequences(tx: Transaction, tables: readonly CopiedTable[]): Promise<void> {
  for (const { name, columns } of tables) {
    for (const column of columns.filter(({ type }) => ['integer', 'bigint', 'smallint'].includes(type))) {
      await tx.execute(sql`
        select setval(s.name::regclass, greatest(coalesce(pg_sequence_last_value(s.name::regclass), 0),
          (select coalesce(max(${sql.raw(quoted(column.name))}), 0) from ${sql.raw(quoted(name))}), 1))
        from (select pg_get_serial_sequence(${quoted(name)}, ${column.name}) as name) s where s.name is not null`);
    }
  }
}

const countOf = async (tx: Pick<Transaction, 'execute'>, name: string) => {
  const [row] = await selectRows<{ rows: string }>(tx, sql.raw(`select count(*)::text as rows from ${quoted(name)}`));
  return Number(row?.rows ?? 0);
};

/** Takes the rows of the tables from the scratch database, except those of kept tables. Returns the numbers of restored rows. */
async function replaceRows(
  tx: Transaction,
  scratch: EmbeddedDatabase,
  { untouched, kept, before, after, check }: RestorePolicy,
): Promise<RowCounts> {
  const restored: RowCounts = {};
  const tables = await listReplaced(tx, untouched);
  for (const statement of before) await tx.execute(sql.raw(statement));
  for (const { name } of tables.filter((table) => kept.has(table.name)))
    await tx.execute(
      sql.raw(`create temporary table ${temporary(name)} on commit drop as select * from ${quoted(name)}`),
    );
  await tx.execute(sql.raw(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`));
  await scratch.withLongTimeout(() =>
    scratch.db.transaction(async (source) => {
      for (const table of tables) {
        if (kept.has(table.name)) await putBack(tx, table);
        else {
          for await (const rows of readRows(source, table)) await writeRows(tx, table, rows);
          restored[table.name] = await countOf(tx, table.name);
          if (restored[table.name] !== (await countOf(source, table.name)))
            throw new CopyError(`Not all rows of "${table.name}" could be restored.`);
        }
      }
    }),
  );
  for (const statement of after) await tx.execute(sql.raw(statement));
  await advanceSequences(tx, tables);
  await check(tx);
  return restored;
}

export interface Restore {
  scratch: EmbeddedDatabase;
  policy: RestorePolicy;
  /** Saves the current rows. From here to the end of the restore, no write is accepted, so the saved copy contains every accepted write. */
  save: () => Promise<void>;
}

/**
 * Replaces the rows of a database with those of a scratch database, in one transaction: all or nothing. Other queries wait until it ends.
 * @throws CopyError; then nothing has changed
 */
export async function restoreCopy(database: Database, { scratch, policy, save }: Restore): Promise<RowCounts> {
  return holdWrites(database, {
    listTables: async (tx) => (await listReplaced(tx, policy.untouched)).map(({ name }) => name),
    save,
    work: (tx) => replaceRows(tx, scratch, policy),
  });
}
