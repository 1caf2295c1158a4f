import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A game server that the site shows (docs/behaviour/status.md#server-data). */
export const gameServer = pgTable('game_server', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** How operators name it in commands. */
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  /** Game id (docs/behaviour/foundation.md#games). */
  game: smallint('game').notNull(),
  /** See ServerPrivacy. */
  privacy: smallint('privacy').notNull(),
  /** Kind of its program, which decides what commands it takes; empty: not said. */
  engine: text('engine').notNull().default(''),
  /** How the site knows of it: its agent dials in, or the API asks its engine. */
  connection: text('connection', { enum: ['agent', 'engine'] })
    .notNull()
    .default('agent'),
  /** Address and secrets of the engine as sealed JSON; null for those with an agent. */
  engineConfig: text('engine_config'),
  /** SHA-256 of the agent's key, hex; null for those without an agent. */
  keyHash: text('key_hash').unique(),
  /** Version of its command API, compared as text (docs/behaviour/chat.md#bot-chat). */
  apiVersion: text('api_version').notNull().default(''),
  isDisabled: boolean('is_disabled').notNull().default(false),
  /** Why players cannot enter, in the operator's words; empty: see what the server itself says. */
  maintenance: text('maintenance').notNull().default(''),
  /** Plays its part for show. */
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** When it first gave a sign of life; null: it is still being set up, and its silence is no outage. */
  firstHeardAt: moment('first_heard_at'),
});

/** How a server was doing at a full minute. Minutes and hours are counted since 1970. */
export const serverMinute = pgTable(
  'server_minute',
  {
    minute: integer('minute').notNull(),
    serverId: integer('server_id')
      .notNull()
      .references(() => gameServer.id, { onDelete: 'cascade' }),
    /** See MinuteState. */
    state: smallint('state').notNull(),
    players: integer('players').notNull(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.serverId] })],
);

/** The minutes of an hour by state, made from `server_minute`; what nobody watched is in none. */
export const serverHour = pgTable(
  'server_hour',
  {
    hour: integer('hour').notNull(),
    serverId: integer('server_id')
      .notNull()
      .references(() => gameServer.id, { onDelete: 'cascade' }),
    upMinutes: smallint('up_minutes').notNull(),
    maintenanceMinutes: smallint('maintenance_minutes').notNull(),
    downMinutes: smallint('down_minutes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.serverId] })],
);

/** What is counted each minute for the chart (docs/behaviour/status.md#statistics-points). */
export const statisticMinute = pgTable(
  'statistic_minute',
  {
    minute: integer('minute').notNull(),
    field: text('field').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.field] })],
);

/** Something that went wrong, or work that is planned. */
export const incident = pgTable(
  'incident',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['incident', 'maintenance'] }).notNull(),
    title: text('title').notNull(),
    state: text('state').notNull(),
    impact: text('impact').notNull(),
    components: text('components')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Ids of game servers; of servers that were removed since as well. */
    servers: integer('servers')
      .array()
      .notNull()
      .default(sql`'{}'`),
    startsAt: moment('starts_at').notNull(),
    /** When it ended or, for planned work, shall end; null: not known. */
    endsAt: moment('ends_at'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('incident_starts_at').on(table.startsAt)],
);

/** One word of the operator about an incident. */
export const incidentUpdate = pgTable(
  'incident_update',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    incidentId: integer('incident_id')
      .notNull()
      .references(() => incident.id, { onDelete: 'cascade' }),
    at: moment('at').notNull().defaultNow(),
    state: text('state').notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('incident_update_incident').on(table.incidentId)],
);
