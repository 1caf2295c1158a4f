import type { SettingName, SettingValue } from '@starhaven/contracts/admin';

/** A value from the environment, which replaces the stored one. */
export interface GivenSetting<Name extends SettingName = SettingName> {
  variable: string;
  value: SettingValue<Name>;
}

/** The settings that the environment decides. */
export type GivenSettings = { [Name in SettingName]?: GivenSetting<Name> };

/** The variable of each setting that has one. */
export const settingVariables: Partial<Record<SettingName, string>> = {
  siteName: 'SITE_NAME',
  contactEmail: 'CONTACT_EMAIL',
  communityChannels: 'COMMUNITY_CHAT_URL',
  showsDemoFleet: 'DEMO_FLEET',
  reviewsFirstPosts: 'ASK_REVIEW',
};

/** Changes of these settings take effect at the next start: mails and the demo process read them only once. */
export const restartSettings: ReadonlySet<SettingName> = new Set(['siteName', 'showsDemoFleet']);
