import { updateIncident as updateIncidentCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { updateIncident } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { runStaffAction } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';

export function updateIncidentRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, updateIncidentCall, async ({ body, request }) => {
    const { id, version, text, state, impact } = body;
    const staff = await findStaff(context, request);
    await runStaffAction(
      context,
      {
        ...{ staff, permission: 'fleet.act', action: 'incident.updated', subject: `incident:${id}` },
        details: { ...(state ? { state } : {}), ...(impact ? { impact } : {}), text },
      },
      (tx) => updateIncident(tx, { id: Number(id), version }, { text, state, impact }),
    );
    return { retcode: 0, message: 'ok' };
  });
}
