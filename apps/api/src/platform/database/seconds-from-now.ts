import { sql } from 'drizzle-orm';

/** The database's time in so many seconds; in the past with a negative number. */
export const secondsFromNow = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
