import { listSettings as listSettingsCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AdminContext } from '../admin-context';
import { requireReader } from '../http/find-staff';

export function listSettingsRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, listSettingsCall, async ({ request }) => {
    await requireReader(context, request, 'settings.read');
    return { retcode: 0, message: 'ok', data: await context.settings.list() };
  });
}
