import { and, eq, lt, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { newsMail, notification } from '../tables';

const keptDays = 90;
const keptEntries = 500;

/** Deletes old entries, those beyond 500 of an account, mailed ones that are not on the site, and old records of mails. */
export async function pruneNotifications(db: Drizzle): Promise<void> {
  await db.delete(notification).where(lt(notification.happenedAt, sql`now() - make_interval(days => ${keptDays})`));
  await db
    .delete(notification)
    .where(
      and(
        eq(notification.isOnSite, false),
        eq(notification.mail, 'off'),
        lt(notification.happenedAt, sql`now() - interval '1 day'`),
      ),
    );
  await db.delete(newsMail).where(lt(newsMail.mailedAt, sql`now() - interval '1 day'`));
  await db.execute(sql`
    delete from notification where id in (
      select id from (
        select id, row_number() over (partition by account_id order by happened_at desc, id desc) as place
        from notification where account_id in (select account_id from notification group by account_id having count(*) > ${keptEntries})
      ) numbered where place > ${keptEntries}
    )`);
}
