import type { PublicSettings } from '@starhaven/contracts/admin';

/** The settings of the ad network (docs/behaviour/site.md#ads). */
export type AdSettings = Pick<
  PublicSettings,
  'showsAds' | 'adsNeedConsent' | 'adsScript' | 'adsHosts' | 'adsSlot' | 'adsSize'
>;

declare module '@remix-run/node' {
  interface AppLoadContext {
    /** From the environment of this process, for a host that stores no settings. */
    ads: AdSettings;
  }
}
