import { cancelPlannedWork as cancelPlannedWorkCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { cancelPlannedWork } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { runStaffAction } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';

export function cancelPlannedWorkRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, cancelPlannedWorkCall, async ({ body, request }) => {
    const { id, version } = body;
    const staff = await findStaff(context, request);
    await runStaffAction(
      context,
      { staff, permission: 'fleet.act', action: 'work.cancelled', subject: `incident:${id}` },
      (tx) => cancelPlannedWork(tx, { id: Number(id), version }),
    );
    return { retcode: 0, message: 'ok' };
  });
}
