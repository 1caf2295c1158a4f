import { chatMaxMessages } from '@starhaven/contracts/chat';
import { sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';

const keptDays = 30;

/** Deletes messages older than 30 days, except those that their room still shows (docs/behaviour/chat.md#message-rules). */
export async function pruneMessages(db: Drizzle): Promise<void> {
  await db.execute(sql`
    delete from chat_message old where sent_at < now() - make_interval(days => ${keptDays})
      and (removed_at is not null or is_pending or id not in (
        select id from chat_message shown where shown.room = old.room and removed_at is null and not is_pending
        order by id desc limit ${chatMaxMessages}))`);
}
