import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * An action of staff (docs/behaviour/admin.md#audit-log). A trigger refuses to change and delete rows. The actor is not a foreign key: an
 * entry outlives its account.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** null: an operator's command, or the server itself. */
    actorId: integer('actor_id'),
    actorName: text('actor_name').notNull().default(''),
    /** Such as `user.banned`. */
    action: text('action').notNull(),
    /** Such as `user:10007`; empty: the site. */
    subject: text('subject').notNull().default(''),
    outcome: text('outcome', { enum: ['ok', 'refused', 'error'] }).notNull(),
    address: text('address').notNull().default(''),
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    index('audit_entry_actor').on(table.actorId, table.id),
    index('audit_entry_subject').on(table.subject, table.id),
    index('audit_entry_at').on(table.at),
  ],
);
