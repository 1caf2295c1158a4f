import { sql } from 'drizzle-orm';
import type { Drizzle } from '../database';
import { selectRows } from '../select-rows';

export interface CopiedColumn {
  name: string;
  /** The type as SQL writes it, such as `timestamp with time zone`. */
  type: string;
}

/** A table whose rows are copied as texts, which keeps every value exactly. */
export interface CopiedTable {
  name: string;
  columns: CopiedColumn[];
  /** Columns of the primary key, which give the rows an order; empty: none. */
  key: string[];
}

interface ColumnRow {
  table_name: string;
  column_name: string;
  type: string;
  key_position: number | null;
}

/** All tables of the site, each after those that it references. Generated columns are left out: they are computed again. */
export async function listCopiedTables(db: Pick<Drizzle, 'execute'>): Promise<CopiedTable[]> {
  const rows = await selectRows<ColumnRow>(
    db,
    sql`
      select c.relname as table_name, a.attname as column_name, format_type(a.atttypid, a.atttypmod) as type,
        array_position(k.conkey, a.attnum) as key_position
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      order by c.relname, a.attnum`,
  );
  const tables = new Map<string, CopiedTable & { keyOrder: [number, string][] }>();
  for (const row of rows) {
    const table = tables.get(row.table_name) ?? { name: row.table_name, columns: [], key: [], keyOrder: [] };
    table.columns.push({ name: row.column_name, type: row.type });
    if (row.key_position !== null) table.keyOrder.push([Number(row.key_position), row.column_name]);
    tables.set(row.table_name, table);
  }
  const list = [...tables.values()].map(({ keyOrder, ...table }) => ({
    ...table,
    key: keyOrder.sort(([a], [b]) => a - b).map(([, name]) => name),
  }));
  return inOrder(list, await listReferences(db));
}

async function listReferences(db: Pick<Drizzle, 'execute'>): Promise<Map<string, Set<string>>> {
  const rows = await selectRows<{ from_table: string; to_table: string }>(
    db,
    sql`
      select distinct c.relname as from_table, t.relname as to_table
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and c.oid <> t.oid and c.relnamespace = 'public'::regnamespace`,
  );
  const references = new Map<string, Set<string>>();
  for (const { from_table: from, to_table: to } of rows)
    references.set(from, (references.get(from) ?? new Set()).add(to));
  return references;
}

/** @throws when tables reference each other in a circle */
function inOrder(tables: CopiedTable[], references: Map<string, Set<string>>): CopiedTable[] {
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const ordered: CopiedTable[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ name }) =>
      [...(references.get(name) ?? [])].every((other) => !waiting.has(other)),
    );
    if (ready.length === 0) throw new Error(`These tables reference each other: ${[...waiting.keys()].join(', ')}`);
    for (const table of ready) {
      ordered.push(table);
      waiting.delete(table.name);
    }
  }
  return ordered;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
