import { cancelPlannedWork as cancelPlannedWorkCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { DomainError } from '../../../platform/errors/domain-error';
import { requireIncidentVersion } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { runStaffAction } from '../http/run-staff-action';
import { runIncidentAction } from './run-incident-action';

export function cancelPlannedWorkRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, cancelPlannedWorkCall, async ({ body, request }) => {
    const { id } = body;
    await runStaffAction(
      context,
      { request, permission: 'fleet.act', action: 'work.cancelled', subject: `incident:${id}` },
      async (tx) => {
        const { state } = await requireIncidentVersion(tx, body);
        if (state !== 'scheduled')
          throw new DomainError('failed-precondition', 'Only work that has not begun can be cancelled.');
        await runIncidentAction(context, tx, { action: 'remove', id });
      },
    );
    return { retcode: 0, message: 'ok' };
  });
}
