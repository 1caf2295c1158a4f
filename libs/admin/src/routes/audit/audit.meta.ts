import { adminMeta } from '../../lib/admin-meta';

export const auditMeta = adminMeta('Audit log', '/admin/audit');
