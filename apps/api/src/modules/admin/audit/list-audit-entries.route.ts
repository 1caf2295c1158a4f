import { listAuditEntries as listAuditEntriesCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { auditPageSize, searchAuditEntries } from '../../audit';
import type { AdminContext } from '../admin-context';
import { idOfCursor, pageOf } from '../guard/cursor';
import { requireReader } from '../http/find-staff';
import { toAuditEntry } from './to-audit-entry';

export function listAuditEntriesRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, listAuditEntriesCall, async ({ query, request }) => {
    await requireReader(context, request, 'audit.read');
    const { cursor, ...search } = query;
    const rows = await searchAuditEntries(context.db, { ...search, beforeId: idOfCursor(cursor) });
    const { shown, next } = pageOf(rows, auditPageSize, ({ id }) => id);
    return { retcode: 0, message: 'ok', data: shown.map(toAuditEntry), next };
  });
}
