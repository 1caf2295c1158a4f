import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns';

/** A user who has the role for sponsors from us on a Discord server, or who was not found there (docs/behaviour/admin.md#discord-roles). */
export const discordRole = pgTable(
  'discord_role',
  {
    /** Ids of Discord. */
    serverId: text('server_id').notNull(),
    roleId: text('role_id').notNull(),
    userId: text('user_id').notNull(),
    /** Null: the user was not on that server when we asked. */
    givenAt: moment('given_at'),
    askedAt: moment('asked_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.serverId, table.roleId, table.userId] })],
);
