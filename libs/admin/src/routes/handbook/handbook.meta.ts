import { adminMeta } from '../../lib/admin-meta';

export const handbookMeta = adminMeta('Handbook', '/admin/handbook');
