import { getFirstSteps as getFirstStepsCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AdminContext } from '../admin-context';
import { requireReader } from '../http/find-staff';
import { getFirstSteps } from './get-first-steps';

export function getFirstStepsRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, getFirstStepsCall, async ({ request }) => {
    const staff = await requireReader(context, request, 'settings.read');
    return { retcode: 0, message: 'ok', data: await getFirstSteps(context, staff) };
  });
}
