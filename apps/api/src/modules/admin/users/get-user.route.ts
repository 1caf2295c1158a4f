import { getUser as getUserCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { getUser } from '../../account';
import type { AdminContext } from '../admin-context';
import { requireReader } from '../http/find-staff';
import { accountIdOf, refusalToActOn, requireAccount } from '../guard/require-below';

export function getUserRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, getUserCall, async ({ params, request }) => {
    const staff = await requireReader(context, request, 'users.read');
    const accountId = accountIdOf(params.uid);
    const facts = await requireAccount(context.db, accountId);
    const noActions = refusalToActOn(staff, accountId, facts)?.message ?? '';
    return { retcode: 0, message: 'ok', data: { ...(await getUser(context.db, accountId)), noActions } };
  });
}
