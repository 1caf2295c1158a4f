import { adminMeta } from '../../lib/admin-meta';

export const overviewMeta = adminMeta('Admin Dashboard', '/admin');
