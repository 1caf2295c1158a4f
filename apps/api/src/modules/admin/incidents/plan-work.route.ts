import { planWork as planWorkCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { planWork } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { runStaffAction } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';
import { incidentDetails, timeDetails } from './incident-details';

export function planWorkRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, planWorkCall, async ({ body, request }) => {
    const { text, servers } = body;
    const times = { start: new Date(body.start * 1000), end: new Date(body.end * 1000) };
    const details = { ...incidentDetails(body), ...timeDetails(times), text };
    const staff = await findStaff(context, request);
    await runStaffAction(context, { staff, permission: 'fleet.act', action: 'work.planned', details }, (tx) =>
      planWork(tx, { ...body, ...times, servers: servers.map(Number) }),
    );
    return { retcode: 0, message: 'ok' };
  });
}
