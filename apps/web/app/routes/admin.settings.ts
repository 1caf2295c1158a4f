export {
  settingsAction as action,
  settingsHeaders as headers,
  settingsLoader as loader,
} from '@starhaven/admin/server';
export {
  SettingsPage as default,
  settingsMeta as meta,
  revalidateSettings as shouldRevalidate,
} from '@starhaven/admin';
