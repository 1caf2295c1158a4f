export { auditHeaders as headers, auditLoader as loader } from '@starhaven/admin/server';
export { AuditPage as default, auditMeta as meta } from '@starhaven/admin';
