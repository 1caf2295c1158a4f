import { getOverview as getOverviewCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AdminContext } from '../admin-context';
import { requireReader } from '../http/find-staff';

export function getOverviewRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, getOverviewCall, async ({ request }) => {
    await requireReader(context, request, 'overview');
    const now = await context.sampler.latest();
    return { retcode: 0, message: 'ok', data: { now, history: [...context.sampler.history()] } };
  });
}
