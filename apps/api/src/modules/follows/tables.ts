import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

// The migration adds the foreign keys to accounts, game servers and incidents: this file may not import the tables of other modules.

/** A game server that a member follows (docs/behaviour/notifications.md#followed-servers-and-incidents). */
export const followedServer = pgTable(
  'followed_server',
  { serverId: integer('server_id').notNull(), accountId: integer('account_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.serverId, table.accountId] }),
    index('followed_server_account').on(table.accountId),
  ],
);

/** An incident, or planned work, that a member follows. */
export const followedIncident = pgTable(
  'followed_incident',
  { incidentId: integer('incident_id').notNull(), accountId: integer('account_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.incidentId, table.accountId] }),
    index('followed_incident_account').on(table.accountId),
  ],
);

/** The incident updates that followers were notified of, so that several API servers notify of each only once. */
export const announcedUpdate = pgTable('told_update', { updateId: integer('update_id').primaryKey() });

/**
 * Planned work that was cancelled before it began, stored until its followers are notified, because the incident itself is deleted. A
 * trigger of the table of incidents writes the row.
 */
export const cancelledWork = pgTable('cancelled_work', {
  incidentId: integer('incident_id').primaryKey(),
  title: text('title').notNull(),
  servers: integer('servers').array().notNull(),
  /** The accounts that followed the work itself. */
  followers: integer('followers').array().notNull(),
});
