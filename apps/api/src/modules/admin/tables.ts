import { sql } from 'drizzle-orm';
import { integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns';

/** Work that staff started (docs/behaviour/admin.md#jobs). */
export const adminJob = pgTable(
  'admin_job',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** See AdminJobKind. */
    kind: text('kind').notNull(),
    subject: text('subject').notNull().default(''),
    /** Chosen by the caller: repeated requests with the same nonce start one job. */
    nonce: text('nonce').notNull(),
    startedBy: integer('started_by').notNull(),
    byName: text('by_name').notNull(),
    state: text('state', { enum: ['waiting', 'running', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    progress: smallint('progress').notNull().default(0),
    note: text('note').notNull().default(''),
    report: text('report')
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the process that runs the job last reported that it is alive. */
    seenAt: moment('seen_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('admin_job_nonce').on(table.startedBy, table.nonce),
    // Only one at a time: two restores, or two restarts of one server, would disturb each other.
    uniqueIndex('admin_job_open')
      .on(table.kind, table.subject)
      .where(sql`${table.endedAt} is null`),
  ],
);
