import { planWork as planWorkCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireFreeTitle } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { runStaffAction } from '../http/run-staff-action';
import { detailsOf, momentOf, runIncidentAction, slugsOf } from './run-incident-action';

export function planWorkRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, planWorkCall, async ({ body, request }) => {
    const { title, text, components, servers } = body;
    const times = { start: momentOf(body.start), end: momentOf(body.end) };
    await runStaffAction(
      context,
      { request, permission: 'fleet.act', action: 'work.planned', details: { ...detailsOf(body), ...times, text } },
      async (tx) => {
        await requireFreeTitle(tx, { kind: 'maintenance', title });
        const slugs = await slugsOf(tx, servers);
        await runIncidentAction(context, tx, { action: 'plan', title, text, components, servers: slugs, ...times });
      },
    );
    return { retcode: 0, message: 'ok' };
  });
}
