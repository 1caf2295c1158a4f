import type { ItemFields } from '@starhaven/game-data';
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** Texts by language. */
export type Texts = Record<string, string>;

/** An id is unique within its game, type and, for properties of artifacts, group. */
const keyColumns = {
  type: smallint('type').notNull(),
  id: bigint('id', { mode: 'number' }).notNull(),
  group: text('grp').notNull().default(''),
};

const textColumns = {
  names: jsonb('names').$type<Texts>().notNull(),
  descs: jsonb('descs').$type<Texts>().notNull(),
};

/** The handbook: the merged result of all imports. */
export const item = pgTable(
  'item',
  {
    game: smallint('game').notNull(),
    ...keyColumns,
    ...textColumns,
    icon: text('icon').notNull(),
    starType: smallint('star_type').notNull(),
    fields: jsonb('fields').$type<ItemFields>().notNull(),
    /** Formats of the imports that contain the item; it is deleted when the last of them no longer contains it. */
    sources: text('sources').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.game, table.type, table.id, table.group] })],
);

/** An import that changed a game's data. */
export const dataVersion = pgTable(
  'data_version',
  {
    id: serial('id').primaryKey(),
    game: smallint('game').notNull(),
    commit: text('commit').notNull(),
    source: text('source').notNull(),
    added: integer('added').notNull(),
    changed: integer('changed').notNull(),
    removed: integer('removed').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('data_version_game').on(table.game, table.id)],
);

export const dataChangeKind = pgEnum('data_change_kind', ['added', 'changed', 'removed']);

export const dataChange = pgTable(
  'data_change',
  {
    versionId: integer('version_id')
      .notNull()
      .references(() => dataVersion.id, { onDelete: 'cascade' }),
    kind: dataChangeKind('kind').notNull(),
    ...keyColumns,
    /** Names before the change: of removed items, and of items whose name changed. */
    names: jsonb('names').$type<Texts>(),
    fields: text('fields').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.kind, table.type, table.id, table.group] })],
);

/** The state of reading one part of the data. */
export interface ReadPart {
  name: string;
  digest: string;
  rows: number;
}

/** Rows that were skipped for the same reason. */
export interface SkippedRows {
  reason: string;
  count: number;
  /** The first few places. */
  places: string[];
}

/**
 * The imports of a source: the data that its newest import is reading, and the data that is part of the handbook (`applied…`). Rows are
 * collected first and become part of the handbook in one step. Only that step changes the `applied…` columns.
 */
export const dataImport = pgTable(
  'data_import',
  {
    game: smallint('game').notNull(),
    source: text('source').notNull(),
    /** Digest of all parts of the data that was read last: the same digest means the same rows. */
    digest: text('digest').notNull(),
    /** The parts whose rows have been collected; `skipped` has the rows of these parts that were left out. */
    parts: jsonb('parts').$type<ReadPart[]>().notNull(),
    skipped: jsonb('skipped').$type<SkippedRows[]>().notNull(),
    /** The reading process renews the lease every few seconds. */
    leaseUntil: timestamp('lease_until', { withTimezone: true }),
    /** Distinguishes the current holder of the lease from earlier ones. */
    leaseToken: text('lease_token'),
    /** Null while the handbook has no data of the source. */
    appliedAt: timestamp('applied_at', { withTimezone: true }),
    /** Digest of the data that is part of the handbook; null also when it is not known. */
    appliedDigest: text('applied_digest'),
    appliedSkipped: jsonb('applied_skipped').$type<SkippedRows[]>(),
  },
  (table) => [primaryKey({ columns: [table.game, table.source] })],
);

/** Rows that are read and not yet part of the handbook. */
export const dataImportRow = pgTable(
  'data_import_row',
  {
    game: smallint('game').notNull(),
    source: text('source').notNull(),
    ...keyColumns,
    ...textColumns,
    icon: text('icon'),
    starType: smallint('star_type'),
    fields: jsonb('fields').$type<ItemFields>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.game, table.source, table.type, table.id, table.group] }),
    foreignKey({
      columns: [table.game, table.source],
      foreignColumns: [dataImport.game, dataImport.source],
    }).onDelete('cascade'),
  ],
);
