import { sql } from 'drizzle-orm';
import type { IsNew } from '../../platform/news/news-item';
import { announcement } from './tables';
import type { AnnouncementsContext } from './announcements-context';
import { channels } from './channels';
import type { Channel } from './channels';

/** Older news is not announced. It occurs, for example, after a day without a running server. */
const newForMs = 24 * 3600_000;

// Uses `not in` instead of `exists`: inside the subquery, the columns of the key would mean the announcement's columns of the same name.
const isNew: IsNew = (key) => sql`${key} not in (select ${announcement.key} from ${announcement})`;

/** Queues what happened since the channel was set up, or since its kind of news was switched on. */
export async function collect(
  { db, settings }: Pick<AnnouncementsContext, 'db' | 'settings'>,
  channel: Channel,
  now = new Date(),
): Promise<void> {
  const { webhook, sources } = channels[channel];
  for (const { find, switchedBy } of sources) {
    if (switchedBy !== null && !(await settings.get(switchedBy))) continue;
    const changedAt = await settings.findChangeTime(switchedBy === null ? [webhook] : [webhook, switchedBy]);
    const since = new Date(Math.max(now.getTime() - newForMs, changedAt?.getTime() ?? 0));
    const items = await find(db, since, isNew);
    if (items.length === 0) continue;
    await db
      .insert(announcement)
      .values(items.map((item) => ({ ...item, channel })))
      .onConflictDoNothing();
  }
}
