import { adminMeta } from '../../lib/admin-meta';

export const usersMeta = adminMeta('Users', '/admin/users');
