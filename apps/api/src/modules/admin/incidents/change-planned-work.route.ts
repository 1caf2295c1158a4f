import { changePlannedWork as changePlannedWorkCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { changePlannedWork } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { runStaffAction } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';
import { incidentDetails, timeDetails } from './incident-details';

export function changePlannedWorkRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, changePlannedWorkCall, async ({ body, request }) => {
    const { id, version, title, components, servers } = body;
    const times = { start: new Date(body.start * 1000), end: new Date(body.end * 1000) };
    const staff = await findStaff(context, request);
    await runStaffAction(
      context,
      {
        ...{ staff, permission: 'fleet.act', action: 'work.changed', subject: `incident:${id}` },
        details: { ...incidentDetails(body), ...timeDetails(times) },
      },
      (tx) => {
        const changes = { title, components, servers: servers.map(Number), ...times };
        return changePlannedWork(tx, { id: Number(id), version }, changes);
      },
    );
    return { retcode: 0, message: 'ok' };
  });
}
