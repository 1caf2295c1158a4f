import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

// The migration adds the foreign key to accounts: this file may not import the tables of other modules.

/** An uploaded picture; its three files are named `{id}_{size}.webp` (docs/behaviour/blog.md#uploads). */
export const uploadedPicture = pgTable(
  'uploaded_picture',
  {
    /** 160 bits of the SHA-256 of the uploaded file, in base 32. */
    id: text('id').primaryKey(),
    /** The account that sent it first; null when that account was deleted: texts of others may show the picture. */
    accountId: integer('account_id'),
    /** The size of the original after its orientation, in pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The time since when no text contains it; null: a text does, or the picture is new. */
    unusedSince: timestamp('unused_since', { withTimezone: true }),
    /** Its files are being removed. The row stays until they are removed, so that a crash leaves no file behind. */
    isLeaving: boolean('is_leaving').notNull().default(false),
  },
  (table) => [
    index('uploaded_picture_account').on(table.accountId, table.createdAt),
    index('uploaded_picture_created').on(table.createdAt),
  ],
);
