import { renewServerKey as renewServerKeyCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AdminContext } from '../admin-context';
import { runStaffAction } from '../http/run-staff-action';
import { keyOf, runServerAction } from './run-server-action';

export function renewServerKeyRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, renewServerKeyCall, async ({ body, request }) => {
    const { slug } = body;
    const data = await runStaffAction(
      context,
      { request, permission: 'fleet.change', action: 'server.key-renewed', subject: `server:${slug}`, proof: body },
      async (tx) => keyOf(await runServerAction(context, tx, { action: 'key', slug })),
    );
    return { retcode: 0, message: 'ok', data };
  });
}
