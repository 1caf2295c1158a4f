import type { Drizzle } from '../../platform/database/database';
import type { DiscordApi } from '../../platform/discord/discord-api';
import type { Logger } from '../../platform/logging/logger';
import type { SiteSettings } from '../settings';

export interface AnnouncementsContext {
  db: Drizzle;
  settings: SiteSettings;
  log: Logger;
  /** Without a slash at its end. */
  siteUrl: string;
  discord: DiscordApi;
}
