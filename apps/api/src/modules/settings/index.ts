export { changeSettings } from './change-settings';
export type { SettingChange } from './change-settings';
export { getSiteSettingsRoute } from './get-site-settings.route';
export { SiteSettings } from './site-settings-store';
export { withStoredSettings } from './with-stored-settings';
export type { GivenSettings } from './setting-sources';
