import type { KeptDraft } from '@starhaven/contracts/ask';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns';

/** A text that a member is writing, by its place (docs/behaviour/ask.md#kept-drafts). */
export const askDraft = pgTable(
  'ask_draft',
  {
    accountId: integer('account_id').notNull(),
    place: text('place').notNull(),
    draft: jsonb('draft').$type<KeptDraft>().notNull(),
    keptAt: moment('kept_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.place] }), index('ask_draft_kept').on(table.keptAt)],
);
