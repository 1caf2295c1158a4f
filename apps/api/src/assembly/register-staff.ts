import type { FastifyInstance } from 'fastify';
import type { registerAccountModule } from '../modules/account';
import {
  AdminFeed,
  createBackupJobs,
  createPowerJobs,
  HostSampler,
  JobRunner,
  registerAdminModule,
} from '../modules/admin';
import { Announcer } from '../modules/announcements';
import { DiscordRoles } from '../modules/discord-roles';
import { createServerContext } from '../modules/fleet';
import { LinkChecker } from '../modules/games';
import type { SiteSettings } from '../modules/settings';
import { createDiscordApi } from '../platform/discord/discord-api';
import type { AppOptions } from './app-options';

export interface StaffNeeds {
  settings: SiteSettings;
  accounts: ReturnType<typeof registerAccountModule>;
}

/** Registers the calls and the jobs of staff. Call it before the live connection starts, because that sends readings to staff. */
export function registerStaff(app: FastifyInstance, options: AppOptions, { settings, accounts }: StaffNeeds): void {
  const { config, services } = options;
  const { database, fleet, live } = services;
  const discord = options.discord ?? createDiscordApi();
  const feed = new AdminFeed({ live, db: database.db, settings, log: services.log });
  const links = new LinkChecker({ db: database.db, log: services.log, siteUrl: config.siteUrl });
  const jobs = new JobRunner({
    db: database.db,
    log: services.log,
    handlers: {
      ...createBackupJobs({ database, ...services.backups }),
      'link-check': (_, reportProgress) => links.checkAll(reportProgress),
      'file-check': (key, reportProgress) => links.checkFile(key, reportProgress),
      'import-rehearsal': (subject, reportProgress) =>
        services.book.importUpload({ subject, isDryRun: true }, reportProgress),
      ...createPowerJobs({ db: database.db, fleet }),
      import: (subject, reportProgress) => services.book.importUpload({ subject, isDryRun: false }, reportProgress),
    },
    onChange: (job) => feed.sendJob(job),
  });
  registerAdminModule(app, {
    database,
    db: database.db,
    settings,
    secondFactors: accounts.secondFactors,
    codes: accounts,
    fleet,
    servers: createServerContext({ ...config, db: database.db, accountSecret: services.accountSecret }),
    feed,
    jobs,
    links,
    announcer: new Announcer({
      ...{ db: database.db, settings, log: services.log },
      siteUrl: config.siteUrl.replace(/\/$/, ''),
      discord,
    }),
    discordRoles: new DiscordRoles({ db: database.db, settings, log: services.log, discord }),
    book: services.book,
    backups: services.backups,
    sampler: new HostSampler({ database, fleet, dataDir: config.dataDir, log: services.log }),
    site: { url: config.siteUrl.replace(/\/$/, ''), hasMailServer: config.smtpUrl !== null },
  });
}
