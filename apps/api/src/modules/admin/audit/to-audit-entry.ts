import type { AuditEntry } from '@starhaven/contracts/admin';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import type { AuditRow } from '../../audit';

export function toAuditEntry({ id, at, actorId, ...row }: AuditRow): AuditEntry {
  const { actorName, action, subject, outcome, address, details } = row;
  return {
    id: String(id),
    at: toUnixSeconds(at),
    actorId: actorId === null ? '' : String(actorId),
    ...{ actorName, action, subject, outcome, address, details },
  };
}
