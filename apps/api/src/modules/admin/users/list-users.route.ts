import { listUsers as listUsersCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { listUsers, userPageSize } from '../../account';
import type { AdminContext } from '../admin-context';
import { idOfCursor, pageOf } from '../guard/cursor';
import { requireReader } from '../http/find-staff';

export function listUsersRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, listUsersCall, async ({ query, request }) => {
    await requireReader(context, request, 'users.read');
    const { cursor, search, role } = query;
    const rows = await listUsers(context.db, { search, role, beforeId: idOfCursor(cursor) });
    const { shown, next } = pageOf(rows, userPageSize, ({ uid }) => uid);
    return { retcode: 0, message: 'ok', data: shown, next };
  });
}
