import { getAdminJob as getAdminJobCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AdminContext } from '../admin-context';
import { requireReader } from '../http/find-staff';

export function getAdminJobRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, getAdminJobCall, async ({ params, request }) => {
    await requireReader(context, request, 'overview');
    return { retcode: 0, message: 'ok', data: await context.jobs.get(params.id) };
  });
}
