import type { SecretName, SettingName } from '@starhaven/contracts/admin';
import type { Drizzle } from '../../platform/database/database';
import type { NewsItem, IsNew } from '../../platform/news/news-item';
import { listNewTextReports } from '../ask';
import { listNewPosts } from '../blog';
import { listNewChatReports } from '../chat';
import { listIncidentNews } from '../fleet';
import type { announcement } from './tables';

export type Channel = (typeof announcement.$inferSelect)['channel'];

/** Finds what happened since a time and was not announced yet, the oldest first. It may have a limit. */
type FindNews = (db: Drizzle, since: Date, isNew: IsNew) => Promise<NewsItem[]>;

interface Source {
  find: FindNews;
  /** The setting that switches it on; null: it is always on. */
  switchedBy: (SettingName & ('announcesIncidents' | 'announcesPosts')) | null;
}

/** The webhook and the sources of each channel. Reports are for staff only, so they have their own channel. */
export const channels: Record<Channel, { webhook: SecretName; sources: readonly Source[] }> = {
  news: {
    webhook: 'discordNews',
    sources: [
      { find: listIncidentNews, switchedBy: 'announcesIncidents' },
      { find: listNewPosts, switchedBy: 'announcesPosts' },
    ],
  },
  reports: {
    webhook: 'discordReports',
    sources: [
      { find: listNewTextReports, switchedBy: null },
      { find: listNewChatReports, switchedBy: null },
    ],
  },
};
