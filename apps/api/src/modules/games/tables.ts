import { relations } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgEnum, pgTable, serial, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** A game as its card and page show it (docs/behaviour/downloads.md#game). */
export const game = pgTable('game', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  title: text('title').notNull(),
  gameTitle: text('game_title').notNull(),
  short: text('short').notNull(),
  description: text('description').notNull(),
  image: text('image').notNull(),
  version: text('version').notNull(),
  keyword: text('keyword').notNull(),
  lastUpdate: timestamp('last_update', { withTimezone: true }).notNull(),
});

/** A game-server implementation with its features. */
export const engine = pgTable(
  'engine',
  {
    id: serial('id').primaryKey(),
    gameId: integer('game_id')
      .notNull()
      .references(() => game.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    short: text('short').notNull(),
    link: text('link').notNull(),
    features: jsonb('features').$type<string[]>().notNull(),
    command: text('command'),
    position: integer('position').notNull(),
  },
  (table) => [unique('engine_game_short').on(table.gameId, table.short)],
);

export const platform = pgTable(
  'platform',
  {
    id: serial('id').primaryKey(),
    gameId: integer('game_id')
      .notNull()
      .references(() => game.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [unique('platform_game_name').on(table.gameId, table.name)],
);

/** A version of a game on one platform, made for one engine. */
export const build = pgTable(
  'build',
  {
    id: serial('id').primaryKey(),
    platformId: integer('platform_id')
      .notNull()
      .references(() => platform.id, { onDelete: 'cascade' }),
    engineId: integer('engine_id').references(() => engine.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('build_platform').on(table.platformId), index('build_engine').on(table.engineId)],
);

/** A named group of links such as "Server" or "Client". */
export const downloadGroup = pgTable(
  'download_group',
  {
    id: serial('id').primaryKey(),
    buildId: integer('build_id')
      .notNull()
      .references(() => build.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('download_group_build').on(table.buildId)],
);

/** One download; `hasFullPackage` adds the full game's sizes and files. */
export const downloadLink = pgTable(
  'download_link',
  {
    id: serial('id').primaryKey(),
    groupId: integer('group_id')
      .notNull()
      .references(() => downloadGroup.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    comment: text('comment').notNull(),
    url: text('url').notNull(),
    urlName: text('url_name').notNull(),
    tutorialName: text('tutorial_name'),
    tutorialUrl: text('tutorial_url'),
    packageName: text('package_name'),
    packageRegion: text('package_region'),
    packageMd5: text('package_md5'),
    fullSizeBytes: bigint('full_size_bytes', { mode: 'number' }),
    fullMd5: text('full_md5'),
    position: integer('position').notNull(),
  },
  (table) => [index('download_link_group').on(table.groupId)],
);

export const downloadMirror = pgTable(
  'download_mirror',
  {
    id: serial('id').primaryKey(),
    linkId: integer('link_id')
      .notNull()
      .references(() => downloadLink.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    url: text('url').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('download_mirror_link').on(table.linkId)],
);

export const packageFileKind = pgEnum('package_file_kind', ['segment', 'voice_pack']);

/** A file of a full game package. */
export const packageFile = pgTable(
  'package_file',
  {
    id: serial('id').primaryKey(),
    linkId: integer('link_id')
      .notNull()
      .references(() => downloadLink.id, { onDelete: 'cascade' }),
    kind: packageFileKind('kind').notNull(),
    path: text('path').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    md5: text('md5').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('package_file_link').on(table.linkId)],
);

/** The result of the newest check of a download link (docs/behaviour/admin.md#links). */
export const linkCheck = pgTable('link_check', {
  /** SHA-256 of the address. It does not refer to a link, because a change of the downloads inserts new rows. */
  key: text('key').primaryKey(),
  /** Status of HTTP; 0: no answer. */
  status: integer('status').notNull(),
  /** Null: the host did not send it. */
  sizeBytes: bigint('size_bytes', { mode: 'number' }),
  /** Why there was no answer; empty: there was one. */
  fault: text('fault').notNull(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
  /** The last success; null: never. */
  answeredAt: timestamp('answered_at', { withTimezone: true }),
  /** Checksum of the whole file in hex, by the algorithm that the build named at that time. Empty: the file was never read. */
  checksum: text('checksum').notNull().default(''),
  checksumAt: timestamp('checksum_at', { withTimezone: true }),
});

export const gameRelations = relations(game, ({ many }) => ({ engines: many(engine), platforms: many(platform) }));
export const engineRelations = relations(engine, ({ one }) => ({
  game: one(game, { fields: [engine.gameId], references: [game.id] }),
}));
export const platformRelations = relations(platform, ({ one, many }) => ({
  game: one(game, { fields: [platform.gameId], references: [game.id] }),
  builds: many(build),
}));
export const buildRelations = relations(build, ({ one, many }) => ({
  platform: one(platform, { fields: [build.platformId], references: [platform.id] }),
  engine: one(engine, { fields: [build.engineId], references: [engine.id] }),
  groups: many(downloadGroup),
}));
export const downloadGroupRelations = relations(downloadGroup, ({ one, many }) => ({
  build: one(build, { fields: [downloadGroup.buildId], references: [build.id] }),
  links: many(downloadLink),
}));
export const downloadLinkRelations = relations(downloadLink, ({ one, many }) => ({
  group: one(downloadGroup, { fields: [downloadLink.groupId], references: [downloadGroup.id] }),
  mirrors: many(downloadMirror),
  files: many(packageFile),
}));
export const downloadMirrorRelations = relations(downloadMirror, ({ one }) => ({
  link: one(downloadLink, { fields: [downloadMirror.linkId], references: [downloadLink.id] }),
}));
export const packageFileRelations = relations(packageFile, ({ one }) => ({
  link: one(downloadLink, { fields: [packageFile.linkId], references: [downloadLink.id] }),
}));
