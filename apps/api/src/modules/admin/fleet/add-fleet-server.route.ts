import { addFleetServer as addFleetServerCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AdminContext } from '../admin-context';
import { runStaffAction } from '../http/run-staff-action';
import { keyOf, runServerAction } from './run-server-action';

export function addFleetServerRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, addFleetServerCall, async ({ body, request }) => {
    const { name, slug, game, privacy, engine } = body;
    const data = await runStaffAction(
      context,
      {
        ...{ request, permission: 'fleet.change', action: 'server.added', subject: slug ? `server:${slug}` : '' },
        details: { name, game, privacy },
      },
      async (tx) => {
        const command = { action: 'add', name, game, privacy, engine, ...(slug ? { slug } : {}) };
        return keyOf(await runServerAction(context, tx, command));
      },
    );
    return { retcode: 0, message: 'ok', data };
  });
}
