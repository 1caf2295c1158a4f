import { liftBan as liftBanCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AdminContext } from '../admin-context';
import { accountIdOf } from '../guard/require-below';
import { runStaffAction } from '../http/run-staff-action';
import { liftBan } from './lift-ban';

export function liftBanRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, liftBanCall, async ({ body, request }) => {
    const accountId = accountIdOf(body.uid);
    await runStaffAction(
      context,
      { request, permission: 'users.ban', action: 'user.unbanned', subject: `user:${accountId}` },
      (tx, staff) => liftBan(tx, staff, accountId),
    );
    return { retcode: 0, message: 'ok' };
  });
}
