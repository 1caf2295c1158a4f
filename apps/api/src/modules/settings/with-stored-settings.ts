import type { Drizzle } from '../../platform/database/database';
import { SiteSettings } from './site-settings-store';
import type { GivenSettings } from './setting-sources';

interface StartConfig {
  siteName: string;
  hasDemoFleet: boolean;
  givenSettings: GivenSettings;
}

/** The configuration with the stored values of settings that are read only at the start; values of the environment win. */
export async function withStoredSettings<Config extends StartConfig>(db: Drizzle, config: Config): Promise<Config> {
  const settings = new SiteSettings(db, { current: () => Promise.resolve('start') }, config.givenSettings);
  const stored = new Set((await settings.all()).flatMap(({ name, source }) => (source === 'database' ? [name] : [])));
  return {
    ...config,
    siteName: stored.has('siteName') ? await settings.get('siteName') : config.siteName,
    hasDemoFleet: stored.has('showsDemoFleet') ? await settings.get('showsDemoFleet') : config.hasDemoFleet,
  };
}
