import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { askQuestion } from './texts';

/** Who saw a question today, as a digest. Old salts are deleted, so that no digest leads to a visitor (docs/behaviour/ask.md#views). */
export const askViewer = pgTable(
  'ask_viewer',
  {
    day: date('day').notNull(),
    textId: integer('text_id')
      .notNull()
      .references(() => askQuestion.id, { onDelete: 'cascade' }),
    digest: text('digest').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.textId, table.digest] })],
);
