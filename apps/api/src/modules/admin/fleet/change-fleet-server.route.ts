import { changeFleetServer as changeFleetServerCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AdminContext } from '../admin-context';
import { runStaffAction } from '../http/run-staff-action';
import { runServerAction } from './run-server-action';

export function changeFleetServerRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, changeFleetServerCall, async ({ body, request }) => {
    const { slug, ...changes } = body;
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    const isMaintenanceOnly = given.every(([name]) => name === 'maintenance');
    await runStaffAction(
      context,
      {
        ...{ request, action: 'server.changed', subject: `server:${slug}` },
        permission: isMaintenanceOnly ? 'fleet.act' : 'fleet.change',
        details: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
      },
      (tx) => runServerAction(context, tx, { action: 'set', slug, ...Object.fromEntries(given) }),
    );
    return { retcode: 0, message: 'ok' };
  });
}
