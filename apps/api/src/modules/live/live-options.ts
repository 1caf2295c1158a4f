import type { Database } from '../../platform/database/database';
import type { Logger } from '../../platform/logging/logger';
import type { Metrics } from '../../platform/metrics/metrics';
import type { AccountChanges, LiveTickets } from '../account';
import type { AdmissionLimits } from './admission-limits';
import type { RedisLink } from './nodes/redis-link';

export interface LiveOptions {
  database: Database;
  accountChanges: AccountChanges;
  tickets: LiveTickets;
  siteUrl: string;
  otherOrigins?: readonly string[];
  trustSecret: string;
  trustProxy: string[] | false;
  limits: AdmissionLimits;
  /** null: this is the only API server. */
  redis: RedisLink | null;
  metrics: Metrics;
  log: Logger;
}
