import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Instead of Drizzle's `jsonb`, which parses a text a second time when it looks like JSON: the text "2048" would come back as a number. */
const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
});

/** A setting that staff changed; the others have their defaults (docs/behaviour/admin.md#settings). */
export const siteSetting = pgTable('site_setting', {
  /** See `siteSettings` of the contracts. */
  name: text('name').primaryKey(),
  value: json('value').notNull(),
  /** Rises with each change, so that a second tab notices it. */
  version: integer('version').notNull().default(1),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
});
