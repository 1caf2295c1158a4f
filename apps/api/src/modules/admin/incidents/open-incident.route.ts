import { openIncident as openIncidentCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { openIncident, requireFreeTitle } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { runStaffAction } from '../http/run-staff-action';
import { incidentDetails } from './incident-details';

export function openIncidentRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, openIncidentCall, async ({ body, request }) => {
    const { title, text, impact, servers } = body;
    const details = { ...incidentDetails(body), impact, text };
    await runStaffAction(
      context,
      { request, permission: 'fleet.act', action: 'incident.opened', details },
      async (tx) => {
        await requireFreeTitle(tx, { kind: 'incident', title });
        await openIncident(tx, { ...body, servers: servers.map(Number) });
      },
    );
    return { retcode: 0, message: 'ok' };
  });
}
