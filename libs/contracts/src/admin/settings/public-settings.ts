import * as v from 'valibot';
import type { SettingRule } from './setting-rule';
import { siteSettings } from './site-settings';

/** If a value is missing or unreadable, the default is used. */
const read = <Schema extends v.GenericSchema>({ schema, fallback }: SettingRule<Schema>) =>
  v.optional(v.fallback(schema, fallback), fallback);

/** The settings that everybody may read. */
export const PublicSettingsSchema = v.object({
  siteName: read(siteSettings.siteName),
  operatorName: read(siteSettings.operatorName),
  contactEmail: read(siteSettings.contactEmail),
  appealAddress: read(siteSettings.appealAddress),
  communityChannels: read(siteSettings.communityChannels),
  homeFigures: read(siteSettings.homeFigures),
  notices: read(siteSettings.notices),
  showsDemoFleet: read(siteSettings.showsDemoFleet),
  showsAds: read(siteSettings.showsAds),
  adsNeedConsent: read(siteSettings.adsNeedConsent),
  adsScript: read(siteSettings.adsScript),
  adsHosts: read(siteSettings.adsHosts),
  adsSlot: read(siteSettings.adsSlot),
  adsSize: read(siteSettings.adsSize),
  sponsorAmounts: read(siteSettings.sponsorAmounts),
  sponsorLinks: read(siteSettings.sponsorLinks),
  sponsorWallets: read(siteSettings.sponsorWallets),
  sponsorEmail: read(siteSettings.sponsorEmail),
  donationRates: read(siteSettings.donationRates),
});
export type PublicSettings = v.InferOutput<typeof PublicSettingsSchema>;
