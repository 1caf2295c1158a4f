import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A setting that staff changed; the others have their defaults (docs/behaviour/admin.md#settings). */
export const siteSetting = pgTable('site_setting', {
  /** See `siteSettings` of the contracts. */
  name: text('name').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  /** Rises with each change, so that a second tab learns of it. */
  version: integer('version').notNull().default(1),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});
