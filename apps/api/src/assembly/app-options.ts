import type { ApiConfig } from '../config/config';
import type { AccountChanges, AccountModuleOptions, FirstPasswordFile, LiveTickets } from '../modules/account';
import type { BackupAccess } from '../modules/admin';
import type { RenderPost } from '../modules/blog';
import type { Book } from '../modules/book';
import type { ContentModuleOptions, ContentVersions } from '../modules/content';
import type { Fleet } from '../modules/fleet';
import type { CommandFiles } from '../modules/games';
import type { Live } from '../modules/live';
import type { UploadsOptions } from '../modules/uploads';
import type { Database } from '../platform/database/database';
import type { DiscordApi } from '../platform/discord/discord-api';
import type { FreeSpace } from '../platform/disk/free-space';
import type { Health } from '../platform/health/health';
import type { RequestCounter } from '../platform/http/request-counter';
import type { Limits } from '../platform/limits/limits';
import type { Logger } from '../platform/logging/logger';
import type { Mailer } from '../platform/mail/mailer';
import type { Metrics } from '../platform/metrics/metrics';

export interface AppServices {
  database: Database;
  versions: ContentVersions;
  accountChanges: AccountChanges;
  live: Live;
  liveTickets: LiveTickets;
  fleet: Fleet;
  book: Book;
  commandFiles: CommandFiles;
  uploads: Pick<UploadsOptions, 'store' | 'incomingFolder' | 'uses' | 'encode'>;
  requestCounter: RequestCounter;
  limits: Limits;
  health: Health;
  metrics: Metrics;
  freeSpace: FreeSpace;
  firstPassword: FirstPasswordFile;
  log: Logger;
  mailer: Mailer;
  renderPost: RenderPost;
  trustSecret: string;
  accountSecret: string;
  /** null: this server does not own its database and makes no backups of it. */
  makeBackup: (() => Promise<string>) | null;
  backups: BackupAccess;
}

export interface AppOptions {
  config: Pick<
    ApiConfig,
    | 'isProduction'
    | 'siteUrl'
    | 'siteName'
    | 'hasPuzzles'
    | 'trustProxy'
    | 'metricsToken'
    | 'metricsPort'
    | 'passwordMinLength'
    | 'social'
    | 'itemImagesUrl'
    | 'corsOrigins'
    | 'askReview'
    | 'dataDir'
    | 'smtpUrl'
    | 'givenSettings'
  >;
  services: AppServices;
  readLimit?: { max: number; windowSeconds: number };
  webServerLimit?: { max: number; windowSeconds: number };
  streamLimits?: ContentModuleOptions['streamLimits'];
  /** Refuses requests while the event loop is delayed by more milliseconds than this; 1000 by default, 0 switches the check off. */
  maxEventLoopDelayMs?: number;
  /** Discord's own API by default. */
  discord?: DiscordApi;
  /** The players in the answer of the account call; by default those of the players' module. */
  listPlayers?: AccountModuleOptions['listPlayers'];
}
