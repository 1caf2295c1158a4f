import { listGameBuilds as listGameBuildsCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { listGameBuilds } from '../../games';
import type { AdminContext } from '../admin-context';
import { requireReader } from '../http/find-staff';

export function listGameBuildsRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, listGameBuildsCall, async ({ request }) => {
    await requireReader(context, request, 'content');
    return { retcode: 0, message: 'ok', data: await listGameBuilds(context.db) };
  });
}
