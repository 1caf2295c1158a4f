import type { BackupKind } from '../../platform/database/backup/backup-files';
import type { Database } from '../../platform/database/database';
import type { SecondFactorContext, SendCodesContext } from '../account';
import type { Announcer } from '../announcements';
import type { Book } from '../book';
import type { DiscordRoles } from '../discord-roles';
import type { Fleet, ServerContext } from '../fleet';
import type { LinkChecker } from '../games';
import type { JobRunner } from './jobs/job-runner';
import type { AdminFeed } from './live/admin-feed';
import type { SiteSettings } from '../settings';
import type { HostSampler } from './overview/host-sampler';

/** Access to the backups of this server. */
export interface BackupAccess {
  /** The folder that contains the folder `backups`. */
  dataDir: string;
  /** 0: none are planned. */
  everyMinutes: number;
  /** The failure of the newest attempt; empty: it succeeded. */
  failure: () => string;
  makeBackup: (kind: BackupKind) => Promise<{ file: string }>;
}

/** The dependencies of the calls of staff. */
export interface AdminContext {
  database: Database;
  db: Database['db'];
  settings: SiteSettings;
  secondFactors: SecondFactorContext;
  /** Sends codes for a new password. */
  codes: SendCodesContext;
  fleet: Fleet;
  /** For changes of game servers. */
  servers: ServerContext;
  feed: AdminFeed;
  jobs: JobRunner;
  links: LinkChecker;
  announcer: Announcer;
  discordRoles: DiscordRoles;
  book: Pick<Book, 'uploads'>;
  backups: BackupAccess;
  sampler: HostSampler;
  site: {
    /** Without a slash at its end. */
    url: string;
    /** True if mails are sent through a mail server, not written as files. */
    hasMailServer: boolean;
  };
}
