import { adminMeta } from '../../lib/admin-meta';

export const settingsMeta = adminMeta('Settings of the site', '/admin/settings');
