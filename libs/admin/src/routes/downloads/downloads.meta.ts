import { adminMeta } from '../../lib/admin-meta';

export const downloadsMeta = adminMeta('Downloads', '/admin/downloads');
