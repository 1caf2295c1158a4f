import { openIncident as openIncidentCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { openIncident } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { runStaffAction } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';
import { incidentDetails } from './incident-details';

export function openIncidentRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, openIncidentCall, async ({ body, request }) => {
    const { text, impact, servers } = body;
    const details = { ...incidentDetails(body), impact, text };
    const staff = await findStaff(context, request);
    await runStaffAction(context, { staff, permission: 'fleet.act', action: 'incident.opened', details }, (tx) =>
      openIncident(tx, { ...body, servers: servers.map(Number) }),
    );
    return { retcode: 0, message: 'ok' };
  });
}
