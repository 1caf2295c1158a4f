import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Counters of rate limits, in the schema of rate-limiter-flexible. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** Unix milliseconds; null: never. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limit_expire').on(table.expire)],
);
