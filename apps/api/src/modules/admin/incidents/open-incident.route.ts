import { openIncident as openIncidentCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { openIncident } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { runStaffAction } from '../http/run-staff-action';
import { incidentDetails } from './incident-details';

export function openIncidentRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, openIncidentCall, async ({ body, request }) => {
    const { text, impact, servers } = body;
    const details = { ...incidentDetails(body), impact, text };
    await runStaffAction(context, { request, permission: 'fleet.act', action: 'incident.opened', details }, (tx) =>
      openIncident(tx, { ...body, servers: servers.map(Number) }),
    );
    return { retcode: 0, message: 'ok' };
  });
}
