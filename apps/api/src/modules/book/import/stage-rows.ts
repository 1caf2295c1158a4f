import type { ImportedItem } from '@starhaven/game-data';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/transaction-retry';
import type { DataSource } from './data-source';

/**
 * Merges a part of the data with what earlier parts gave for the same items: a text or field of a later part replaces an earlier one;
 * missing ones stay.
 */
export async function stageItems(tx: Transaction, { game, source }: DataSource, items: ImportedItem[]): Promise<void> {
  if (items.length === 0) return;
  const rows = JSON.stringify(
    mergeSameKeys(items).map(({ type, id, group, names, descs, icon, starType, fields }) => ({
      type,
      id,
      grp: group,
      names,
      descs,
      icon: icon ?? null,
      star_type: starType ?? null,
      fields: fields ?? {},
    })),
  );
  await tx.execute(sql`
    insert into data_import_row (game, source, type, id, grp, names, descs, icon, star_type, fields)
    select ${game}::smallint, ${source}, r.* from jsonb_to_recordset(${rows}::jsonb)
      as r (type smallint, id bigint, grp text, names jsonb, descs jsonb, icon text, star_type smallint, fields jsonb)
    on conflict (game, source, type, id, grp) do update set
      names = data_import_row.names || excluded.names,
      descs = data_import_row.descs || excluded.descs,
      icon = coalesce(excluded.icon, data_import_row.icon),
      star_type = coalesce(excluded.star_type, data_import_row.star_type),
      fields = data_import_row.fields || excluded.fields`);
}

/** PostgreSQL lets one upsert statement write a row only once. */
function mergeSameKeys(items: ImportedItem[]): ImportedItem[] {
  const byKey = new Map<string, ImportedItem>();
  for (const item of items) {
    const key = `${item.type} ${item.id} ${item.group}`;
    const known = byKey.get(key);
    if (!known) {
      byKey.set(key, item);
      continue;
    }
    byKey.set(key, {
      ...known,
      names: { ...known.names, ...item.names },
      descs: { ...known.descs, ...item.descs },
      icon: item.icon ?? known.icon,
      starType: item.starType ?? known.starType,
      fields: { ...known.fields, ...item.fields },
    });
  }
  return [...byKey.values()];
}
