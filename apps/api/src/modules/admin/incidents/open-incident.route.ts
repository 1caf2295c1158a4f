import { openIncident as openIncidentCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireFreeTitle } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { runStaffAction } from '../http/run-staff-action';
import { detailsOf, runIncidentAction, slugsOf } from './run-incident-action';

export function openIncidentRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, openIncidentCall, async ({ body, request }) => {
    const { title, text, impact, components, servers } = body;
    const details = { ...detailsOf(body), impact, text };
    await runStaffAction(
      context,
      { request, permission: 'fleet.act', action: 'incident.opened', details },
      async (tx) => {
        await requireFreeTitle(tx, { kind: 'incident', title });
        const slugs = await slugsOf(tx, servers);
        await runIncidentAction(context, tx, { action: 'open', title, text, impact, components, servers: slugs });
      },
    );
    return { retcode: 0, message: 'ok' };
  });
}
