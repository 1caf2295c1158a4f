import type { Announcement } from '@starhaven/contracts/admin';
import { desc } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { toUnixSeconds } from '../../platform/time/to-unix-seconds';
import { announcement } from './tables';

const maxListed = 20;

/** The newest 20, the newest first. */
export async function listAnnouncements(db: Drizzle): Promise<Announcement[]> {
  const rows = await db.select().from(announcement).orderBy(desc(announcement.id)).limit(maxListed);
  return rows.map(({ id, channel, title, state, createdAt, sentAt, fault }) => ({
    ...{ id: String(id), channel, title, state, fault },
    time: toUnixSeconds(createdAt),
    sentAt: toUnixSeconds(sentAt),
  }));
}
