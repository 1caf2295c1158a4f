import { cancelPlannedWork as cancelPlannedWorkCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { cancelPlannedWork } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { runStaffAction } from '../http/run-staff-action';

export function cancelPlannedWorkRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, cancelPlannedWorkCall, async ({ body, request }) => {
    const { id, version } = body;
    await runStaffAction(
      context,
      { request, permission: 'fleet.act', action: 'work.cancelled', subject: `incident:${id}` },
      (tx) => cancelPlannedWork(tx, { id, version }),
    );
    return { retcode: 0, message: 'ok' };
  });
}
