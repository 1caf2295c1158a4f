import type { Drizzle } from '../../platform/database/database';
import type { DiscordApi } from '../../platform/discord/discord-api';
import type { Logger } from '../../platform/logging/logger';
import type { SiteSettings } from '../settings';

export interface DiscordRolesContext {
  db: Drizzle;
  settings: SiteSettings;
  log: Logger;
  discord: DiscordApi;
}
