import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** A point in time. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A number that starts at 0. */
export const count = (name: string) => integer(name).notNull().default(0);

/** The words of a text for the search; `toLexemes` writes them. */
export const lexemes = customType<{ data: string }>({ dataType: () => 'tsvector' });
