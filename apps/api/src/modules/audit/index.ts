export { pruneAudit } from './prune-audit';
export { auditPageSize, searchAuditEntries } from './search-audit-entries';
export type { AuditRow } from './search-audit-entries';
export { writeAuditEntry } from './write-audit-entry';
export type { NewAuditEntry } from './write-audit-entry';
