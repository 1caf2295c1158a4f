import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { selectRows } from '../../../platform/database/select-rows';

/** Today's date in UTC and its salt. The first server of the day makes the salt, all others read it. */
export async function findSalt(db: Drizzle): Promise<{ day: string; salt: string }> {
  const [row] = await selectRows<{ day: string; salt: string }>(
    db,
    // The update changes nothing; it makes the statement return the existing row.
    sql`insert into blog_view_salt as present (day, salt)
        values ((now() at time zone 'utc')::date, ${randomBytes(32).toString('base64url')})
        on conflict (day) do update set salt = present.salt
        returning day::text as day, salt`,
  );
  if (!row) throw new Error('The salt of the day was not returned.');
  return row;
}
