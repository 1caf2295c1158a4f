import type { Drizzle } from '../../platform/database/database';
import type { ContentVersions } from '../content';
import type { Fleet } from './fleet';

export interface FleetModuleOptions {
  fleet: Fleet;
  db: Drizzle;
  versions: ContentVersions;
}
