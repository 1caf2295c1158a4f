import { adminMeta } from '../../lib/admin-meta';

export const contentMeta = adminMeta('Reports and codes', '/admin/content');
