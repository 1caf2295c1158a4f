import type { Database, Drizzle } from '../../platform/database/database';
import type { Logger } from '../../platform/logging/logger';
import type { Mailer } from '../../platform/mail/mailer';
import type { MailSite } from '../account';

export interface NotificationsOptions {
  database: Database;
  mailer: Mailer;
  log: Logger;
  site: MailSite;
  accountSecret: string;
}

/** The dependencies of the verbs of this module. */
export interface NotificationsContext {
  db: Drizzle;
  mailer: Mailer;
  log: Logger;
  site: MailSite;
  accountSecret: string;
}
