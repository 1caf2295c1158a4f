import { adminMeta } from '../../lib/admin-meta';

export const userMeta = adminMeta('An account', '/admin/users');
