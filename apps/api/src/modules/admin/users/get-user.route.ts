import { getUser as getUserCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { getUser } from '../../account';
import type { AdminContext } from '../admin-context';
import { requireReader } from '../http/find-staff';
import { accountIdOf } from '../guard/require-below';

export function getUserRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, getUserCall, async ({ params, request }) => {
    await requireReader(context, request, 'users.read');
    return { retcode: 0, message: 'ok', data: await getUser(context.db, accountIdOf(params.uid)) };
  });
}
