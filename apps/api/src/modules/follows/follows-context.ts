import type { Database, Drizzle } from '../../platform/database/database';
import type { Logger } from '../../platform/logging/logger';
import type { ContentVersions } from '../content';
import type { Fleet } from '../fleet';

export interface FollowsOptions {
  database: Database;
  /** Reports that incidents changed, on any server. */
  versions: ContentVersions;
  fleet: Fleet;
  log: Logger;
}

/** The dependencies of the verbs of this module. */
export interface FollowsContext {
  db: Drizzle;
  /** Whether the status page lists a game server. */
  isListed: (serverId: string) => boolean;
}
