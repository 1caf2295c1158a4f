import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

// The migration adds the foreign key to accounts: this file may not import the tables of other modules.

/** A recipe under a short address (docs/behaviour/commands.md#shared-recipes). Removed together with its account. */
export const commandRecipe = pgTable(
  'command_recipe',
  {
    id: text('id').primaryKey(),
    accountId: integer('account_id').notNull(),
    /** `{gameSlug}/{command}` of the engine. */
    engine: text('engine').notNull(),
    /** The recipe as it is written in an address; checked before it was stored. */
    recipe: text('recipe').notNull(),
    description: text('description').notNull().default(''),
    /** SHA-256 of the shared data: the same recipe of an account has one address. */
    digest: text('digest').notNull(),
    sharedAt: timestamp('shared_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('command_recipe_content').on(table.accountId, table.digest),
    index('command_recipe_account').on(table.accountId, table.sharedAt),
  ],
);
