import type { Drizzle } from '../../platform/database/database';
import type { Logger } from '../../platform/logging/logger';
import type { SiteSettings } from '../settings';

/** The dependencies of the verbs of this module. */
export interface DonationsContext {
  db: Drizzle;
  settings: SiteSettings;
  log: Logger;
}
