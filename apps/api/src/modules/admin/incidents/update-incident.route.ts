import { updateIncident as updateIncidentCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireIncidentVersion } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { runStaffAction } from '../http/run-staff-action';
import { runIncidentAction } from './run-incident-action';

export function updateIncidentRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, updateIncidentCall, async ({ body, request }) => {
    const { id, version, text, state, impact } = body;
    const more = { ...(state ? { state } : {}), ...(impact ? { impact } : {}) };
    await runStaffAction(
      context,
      {
        ...{ request, permission: 'fleet.act', action: 'incident.updated', subject: `incident:${id}` },
        details: { ...more, text },
      },
      async (tx) => {
        await requireIncidentVersion(tx, { id, version });
        await runIncidentAction(context, tx, { action: 'update', id, text, ...more });
      },
    );
    return { retcode: 0, message: 'ok' };
  });
}
