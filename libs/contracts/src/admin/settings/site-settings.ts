import type * as v from 'valibot';
import type { SettingRule } from './setting-rule';
import { adsSettings } from './ads-settings';
import { contentSettings } from './content-settings';
import { discordSettings } from './discord-settings';
import { homeSettings } from './home-settings';
import { identitySettings } from './identity-settings';
import { sponsorSettings } from './sponsor-settings';
import { staffSettings } from './staff-settings';

/** Every setting of the site that staff can change (docs/behaviour/admin.md#settings). */
export const siteSettings = {
  ...identitySettings,
  ...homeSettings,
  ...contentSettings,
  ...staffSettings,
  ...adsSettings,
  ...sponsorSettings,
  ...discordSettings,
} as const;

export type SettingName = keyof typeof siteSettings;
export type SettingValue<Name extends SettingName> = v.InferOutput<(typeof siteSettings)[Name]['schema']>;

// The compiler types the keys of an object as strings.
export const settingNames = Object.keys(siteSettings) as SettingName[];

/** The settings that no answer contains. */
export type SecretName = {
  [Name in SettingName]: (typeof siteSettings)[Name] extends { isSecret: true } ? Name : never;
}[SettingName];

export const isSecretSetting = (name: SettingName): boolean => {
  const rule: SettingRule = siteSettings[name];
  return rule.isSecret === true;
};
