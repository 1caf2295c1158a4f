import type { Drizzle } from '../../platform/database/database';
import type { ContentVersions } from '../content';
import type { ItemLibrary } from './search/item-library';
import type { IconUrl } from './search/to-wire';

export interface BookModuleOptions {
  db: Drizzle;
  versions: ContentVersions;
  library: ItemLibrary;
  iconUrl: IconUrl;
}
