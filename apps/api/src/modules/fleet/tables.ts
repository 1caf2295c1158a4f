import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns';

/** A game server that the site shows (docs/behaviour/status.md#server-data). */
export const gameServer = pgTable('game_server', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** The server's name in operator commands. */
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  /** Game id (docs/behaviour/foundation.md#games). */
  game: smallint('game').notNull(),
  /** See ServerPrivacy. */
  privacy: smallint('privacy').notNull(),
  /** Kind of its engine, which decides what commands it accepts; empty: unknown. */
  engine: text('engine').notNull().default(''),
  /** How the API reaches it: its agent connects, or the API polls its engine. */
  connection: text('connection', { enum: ['agent', 'engine'] })
    .notNull()
    .default('agent'),
  /** Address and secrets of the engine as encrypted JSON; null for servers with an agent. */
  engineConfig: text('engine_config'),
  /** SHA-256 of the agent's key, hex; null for servers without an agent. */
  keyHash: text('key_hash').unique(),
  /** Version of its command API, compared as text (docs/behaviour/chat.md#bot-chat). */
  apiVersion: text('api_version').notNull().default(''),
  isDisabled: boolean('is_disabled').notNull().default(false),
  /** The operator's reason why players cannot enter; empty: the server's own reports decide. */
  maintenance: text('maintenance').notNull().default(''),
  /** Where players enter, such as `play.example.org:22102`; empty: not published. */
  address: text('address').notNull().default(''),
  /** What a player must enter, and where, in one line; empty: nothing. */
  entry: text('entry').notNull().default(''),
  /** A demo server, simulated by the demo process. */
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Time of its first report; null: it is still being set up, and its silence is not an outage. */
  firstHeardAt: moment('first_heard_at'),
});

/** The state of a server at a full minute. Minutes and hours are counted since 1970. */
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

/** The minutes of an hour by state, computed from `server_minute`; unobserved minutes are in no state. */
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

/** The counts of each minute for the chart (docs/behaviour/status.md#statistics-points). */
export const statisticMinute = pgTable(
  'statistic_minute',
  {
    minute: integer('minute').notNull(),
    field: text('field').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.minute, table.field] })],
);

/** An incident, or planned work. */
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
    /** Ids of game servers, including servers that were removed since. */
    servers: integer('servers')
      .array()
      .notNull()
      .default(sql`'{}'`),
    startsAt: moment('starts_at').notNull(),
    /** The end or, for planned work, the planned end; null: unknown. */
    endsAt: moment('ends_at'),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('incident_starts_at').on(table.startsAt)],
);

/** An operator's update of an incident. */
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
