import { changeFleetServer as changeFleetServerCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { changeServer, privacyLevels } from '../../fleet';
import type { AdminContext } from '../admin-context';
import { refuseMissing } from '../http/refuse-missing';
import { runStaffAction } from '../http/run-staff-action';

export function changeFleetServerRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(
    app,
    changeFleetServerCall,
    async ({ body, request }) => {
      const { slug, privacy, ...changes } = body;
      const given = Object.entries({ privacy, ...changes }).filter(([, value]) => value !== undefined);
      const isMaintenanceOnly = given.every(([name]) => name === 'maintenance');
      await runStaffAction(
        context,
        {
          ...{ request, action: 'server.changed', subject: `server:${slug}` },
          permission: isMaintenanceOnly ? 'fleet.act' : 'fleet.change',
          details: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
        },
        (tx) =>
          changeServer({ ...context.servers, db: tx }, slug, {
            ...changes,
            privacy: privacy && privacyLevels[privacy],
          }),
      );
      return { retcode: 0, message: 'ok' };
    },
    { errorAnswers: refuseMissing },
  );
}
