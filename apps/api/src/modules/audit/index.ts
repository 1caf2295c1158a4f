export { pruneAudit } from './prune-audit';
export { requestAddress } from './http/request-address';
export { runAsOperator } from './run-as-operator';
export { auditPageSize, searchAuditEntries } from './search-audit-entries';
export type { AuditRow } from './search-audit-entries';
export { withAuditEntry } from './with-audit-entry';
export type { AuditActor } from './with-audit-entry';
export { writeAuditEntry } from './write-audit-entry';
export type { NewAuditEntry } from './write-audit-entry';
