import { adminMeta } from '../../lib/admin-meta';

export const serverMeta = adminMeta('Game servers', '/admin/server');
