import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { lexemes, moment } from '../../platform/database/columns';

// The migration adds the foreign keys to accounts: this file may not import the tables of other modules.

/** A post in every state (docs/behaviour/blog.md#post-states). Deleted ones stay for 30 days. */
export const blogPost = pgTable(
  'blog_post',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null: its author's account was deleted. */
    accountId: integer('account_id'),
    title: text('title').notNull(),
    /** Markdown. */
    content: text('content').notNull(),
    shortContent: text('short_content').notNull(),
    slug: text('slug').notNull(),
    thumbnail: text('thumbnail').notNull().default(''),
    allowsComments: boolean('allows_comments').notNull().default(true),
    isIndexed: boolean('is_indexed').notNull().default(true),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    state: text('state', { enum: ['draft', 'planned', 'published'] }).notNull(),
    /** When readers first see it; in the future for a planned post. A draft that was public keeps it. */
    shownAt: moment('shown_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Null: never changed since it was created. */
    updatedAt: moment('updated_at'),
    deletedAt: moment('deleted_at'),
    version: integer('version').notNull().default(1),
    /** Chosen by the client: repeated requests of one author with the same nonce store one post. */
    nonce: text('nonce'),
    /** The key of the preview link; null when none is shared. */
    previewKey: text('preview_key'),
    /** The rendered and sanitized content; null until it is rendered. */
    html: text('html'),
    /** The renderer that made `html`; with another one the post is rendered again. */
    htmlPipeline: text('html_pipeline'),
    minutes: integer('minutes').notNull().default(0),
    /** The words of the search (docs/behaviour/blog.md#search). */
    words: lexemes('words').notNull(),
  },
  (table) => [
    uniqueIndex('blog_post_nonce').on(table.accountId, table.nonce),
    uniqueIndex('blog_post_preview').on(table.previewKey),
    index('blog_post_shown')
      .on(table.shownAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null and ${table.state} <> 'draft'`),
    index('blog_post_planned')
      .on(table.shownAt)
      .where(sql`${table.deletedAt} is null and ${table.state} = 'planned'`),
    index('blog_post_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index('blog_post_account').on(table.accountId),
    index('blog_post_tags').using('gin', table.tags),
    index('blog_post_words').using('gin', table.words),
  ],
);

/** The text that a save stored (docs/behaviour/blog.md#versions). The newest 50 of a post stay; all are deleted with the post. */
export const blogVersion = pgTable(
  'blog_version',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => blogPost.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    /** Null: the account was deleted. */
    accountId: integer('account_id'),
    title: text('title').notNull(),
    content: text('content').notNull(),
    shortContent: text('short_content').notNull(),
    slug: text('slug').notNull(),
    thumbnail: text('thumbnail').notNull(),
    tags: text('tags').array().notNull(),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.version] }),
    index('blog_version_account').on(table.accountId),
  ],
);

/** Counted views, in a separate table, so that a view does not make cached pages stale (docs/behaviour/blog.md#views). */
export const blogViews = pgTable('blog_views', {
  postId: integer('post_id')
    .primaryKey()
    .references(() => blogPost.id, { onDelete: 'cascade' }),
  views: integer('views').notNull(),
});

/** Who saw a post today, as a digest with the salt of the day. Old salts are deleted, so that no digest leads to a visitor. */
export const blogViewer = pgTable(
  'blog_viewer',
  {
    day: date('day').notNull(),
    postId: integer('post_id')
      .notNull()
      .references(() => blogPost.id, { onDelete: 'cascade' }),
    /** SHA-256 of the day's salt, the post and the address. */
    digest: text('digest').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.postId, table.digest] })],
);

/** The random salt of a day, the same on every server. Deleted after the day. */
export const blogViewSalt = pgTable('blog_view_salt', {
  day: date('day').primaryKey(),
  salt: text('salt').notNull(),
});
