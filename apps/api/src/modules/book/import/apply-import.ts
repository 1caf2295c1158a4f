import { createHash } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { selectRows } from '../../../platform/database/select-rows';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { dataImport, dataVersion } from '../tables';
import type { SkippedRows } from '../tables';
import type { DataSource } from './data-source';
import { dropStaged } from './drop-staged';

/**
 * Which items are removed that this source contained before and that are missing in its new data. `few`: a few are removed; more mean a
 * broken file. `many`: many may be removed. `none`: none is removed, for data that is one part of several.
 */
export type Removals = 'few' | 'many' | 'none';

export interface ApplyOptions extends DataSource {
  digest: string;
  /** Stored with the data, for the report of a later import of the same data. */
  skipped: SkippedRows[];
  /** Data that is shipped with the software: it fills gaps and never replaces an operator's import. */
  isShipped: boolean;
  removals: Removals;
}

export interface AppliedImport {
  /** null: nothing changed, so there is no new version. */
  versionId: number | null;
  added: number;
  changed: number;
  removed: number;
}

/** The data would remove so many items that it is probably incomplete; nothing was changed. */
export class TooManyRemovedError extends Error {
  override name = 'TooManyRemovedError';

  constructor(
    readonly removed: number,
    readonly present: number,
  ) {
    super(
      `${removed} of ${present} items of one type from earlier imports of this format are missing in this data. To remove them, add --allow-removals; to keep them, add --add-only.`,
    );
  }
}

/** The number of stored versions of a game. */
const keptVersions = 50;

/** Such as `Effigy_Grass_01`. */
const internalName = '^[A-Za-z0-9]+(_[A-Za-z0-9]+)+$';

/** Up to this many, or this share, may be removed without confirmation. */
const removalLimit = { items: 20, share: 0.1 };

/** An arbitrary lock key that all replicas share, used with the game's id: "book" in ASCII. */
const applyLock = 0x626f6f6b;

interface Counts {
  added: number;
  changed: number;
  removed: number;
}

/** Makes the staged rows of a source part of the handbook, and stores the difference as a new version of the game's data. */
export async function applyImport(tx: Transaction, options: ApplyOptions): Promise<AppliedImport> {
  const { game, source, digest, skipped, removals } = options;
  // Without this lock, parallel imports of two formats of one game would each merge with items from before the other import. The lock also
  // numbers a game's versions in the order of their commits.
  await tx.execute(sql`select pg_advisory_xact_lock(${applyLock}, ${game}::int)`);
  await compare(tx, options);
  if (removals === 'few') await refuseManyRemovals(tx, options);
  const { added, changed, removed } = await count(tx);
  const versionId =
    added + changed + removed === 0 ? null : await writeVersion(tx, options, { added, changed, removed });
  await writeItems(tx, options);
  await dropStaged(tx, options);
  await tx
    .update(dataImport)
    .set({ appliedAt: new Date(), appliedDigest: digest, appliedSkipped: skipped })
    .where(and(eq(dataImport.game, game), eq(dataImport.source, source)));
  return { versionId, added, changed, removed };
}

/** Computes the new state of each item and the items that would be removed, in tables that exist until the end of the transaction. */
async function compare(tx: Transaction, { game, source, isShipped, removals }: ApplyOptions): Promise<void> {
  const isKept = sql`(${isShipped} and i.sources <> array[${source}]::text[])`;
  // A weak name only fills a gap: internal names of the engine, and the travelers, which dumps name by their role.
  const weakName = sql`(n.value #>> '{}' ~ ${internalName} or (r.game = 1 and r.type = 1 and r.id in (10000005, 10000007)))`;
  const strongNames = sql`(select coalesce(jsonb_object_agg(n.key, n.value), '{}'::jsonb) from jsonb_each(r.names) n
    where not (coalesce(i.names ? n.key, false) and ${weakName} and not (i.names ->> n.key ~ ${internalName})))`;
  const merged = (column: string) => {
    const [own, old] = [
      column === 'names' ? strongNames : sql.raw(`r.${column}`),
      sql.raw(`coalesce(i.${column}, '{}'::jsonb)`),
    ];
    return sql`case when ${isKept} then ${own} || ${old} else ${old} || ${own} end`;
  };
  const chosen = (column: string) => {
    const [own, old] = [sql.raw(`r.${column}`), sql.raw(`i.${column}`)];
    return sql`case when ${isKept} then coalesce(${old}, ${own}) else coalesce(${own}, ${old}) end`;
  };
  await tx.execute(sql`
    create temp table next_item on commit drop as
    select r.type, r.id, r.grp, ${merged('names')} as names, ${merged('descs')} as descs,
      coalesce(${chosen('icon')}, '') as icon, coalesce(${chosen('star_type')}, 0) as star_type,
      ${merged('fields')} as fields, i.type is null as is_new,
      case when ${source} = any(i.sources) then i.sources
        else coalesce(i.sources, '{}'::text[]) || ${source}::text end as sources
    from data_import_row r
    left join item i on i.game = r.game and i.type = r.type and i.id = r.id and i.grp = r.grp
    where r.game = ${game} and r.source = ${source}`);
  await tx.execute(sql`
    create temp table item_change on commit drop as
    select n.type, n.id, n.grp, n.is_new,
      array_remove(array[
        case when n.names <> i.names then 'name' end,
        case when n.descs <> i.descs then 'desc' end,
        case when n.icon <> i.icon then 'icon' end,
        case when n.star_type <> i.star_type then 'starType' end], null)
      || array(select f.key from jsonb_each(n.fields) f where i.fields -> f.key is distinct from f.value and not n.is_new)
        as fields,
      n.sources is distinct from i.sources as is_new_source
    from next_item n
    left join item i on i.game = ${game} and i.type = n.type and i.id = n.id and i.grp = n.grp`);
  // Data applies only to the types that it holds: a file of characters does not remove quests.
  await tx.execute(sql`
    create temp table gone_item on commit drop as
    select i.type, i.id, i.grp, i.sources = array[${source}]::text[] as is_removed
    from item i
    where ${removals !== 'none'} and i.game = ${game} and ${source} = any(i.sources)
      and i.type in (select distinct type from next_item)
      and not exists (select 1 from next_item n where n.type = i.type and n.id = i.id and n.grp = i.grp)`);
}

/** Counts each type separately: thirty missing characters are many even among a thousand items. */
async function refuseManyRemovals(tx: Transaction, { game, source }: ApplyOptions): Promise<void> {
  const rows = await selectRows<{ gone: number; present: number }>(
    tx,
    sql`
    select g.gone, p.present from
      (select type, count(*)::int as gone from gone_item group by type) g
      join (select type, count(*)::int as present from item
        where game = ${game} and ${source} = any(sources) group by type) p using (type)
    order by g.gone desc`,
  );
  const worst = rows.find(({ gone, present }) => gone > removalLimit.items && gone > present * removalLimit.share);
  if (worst) throw new TooManyRemovedError(worst.gone, worst.present);
}

async function count(tx: Transaction): Promise<Counts> {
  const rows = await selectRows<Counts>(
    tx,
    sql`
    select (select count(*) from item_change where is_new)::int as added,
      (select count(*) from item_change where not is_new and cardinality(fields) > 0)::int as changed,
      (select count(*) from gone_item where is_removed)::int as removed`,
  );
  // A select without a table has one row.
  return rows[0]!;
}

async function writeVersion(
  tx: Transaction,
  { game, source, digest }: ApplyOptions,
  counts: Pick<Counts, 'added' | 'changed' | 'removed'>,
): Promise<number> {
  const [last] = await tx
    .select({ commit: dataVersion.commit })
    .from(dataVersion)
    .where(eq(dataVersion.game, game))
    .orderBy(desc(dataVersion.id))
    .limit(1);
  const commit = createHash('sha256')
    .update(JSON.stringify([last?.commit ?? '', source, digest, counts]))
    .digest('hex')
    .slice(0, 12);
  const [version] = await tx
    .insert(dataVersion)
    .values({ game, source, commit, ...counts })
    .returning({ id: dataVersion.id });
  // One row was inserted.
  const { id } = version!;
  await tx.execute(sql`
    insert into data_change (version_id, kind, type, id, grp, names, fields)
    select ${id}::int, 'added'::data_change_kind, type, id, grp, null::jsonb, '{}'::text[] from item_change where is_new
    union all
    select ${id}::int, 'changed', c.type, c.id, c.grp, case when 'name' = any(c.fields) then i.names end, c.fields
      from item_change c join item i on i.game = ${game} and i.type = c.type and i.id = c.id and i.grp = c.grp
      where not c.is_new and cardinality(c.fields) > 0
    union all
    select ${id}::int, 'removed', i.type, i.id, i.grp, i.names, '{}' from gone_item g
      join item i on i.game = ${game} and i.type = g.type and i.id = g.id and i.grp = g.grp
      where g.is_removed`);
  await tx.execute(sql`
    delete from data_version where game = ${game} and id <= (
      select id from data_version where game = ${game} order by id desc offset ${keptVersions} limit 1)`);
  return id;
}

async function writeItems(tx: Transaction, { game, source }: ApplyOptions): Promise<void> {
  await tx.execute(sql`
    insert into item (game, type, id, grp, names, descs, icon, star_type, fields, sources)
    select ${game}::smallint, n.type, n.id, n.grp, n.names, n.descs, n.icon, n.star_type, n.fields, n.sources
    from next_item n join item_change c using (type, id, grp)
    where c.is_new or c.is_new_source or cardinality(c.fields) > 0
    on conflict (game, type, id, grp) do update set names = excluded.names, descs = excluded.descs,
      icon = excluded.icon, star_type = excluded.star_type, fields = excluded.fields, sources = excluded.sources`);
  await tx.execute(sql`
    delete from item i using gone_item g
    where g.is_removed and i.game = ${game} and i.type = g.type and i.id = g.id and i.grp = g.grp`);
  await tx.execute(sql`
    update item i set sources = array_remove(i.sources, ${source}) from gone_item g
    where not g.is_removed and i.game = ${game} and i.type = g.type and i.id = g.id and i.grp = g.grp`);
}
