import { adminMeta } from '../../lib/admin-meta';

export const databaseMeta = adminMeta('Database', '/admin/database');
