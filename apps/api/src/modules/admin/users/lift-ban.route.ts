import { liftBan as liftBanCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AdminContext } from '../admin-context';
import { accountIdOf } from '../guard/require-below';
import { runStaffAction } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';
import { liftBan } from './lift-ban';

export function liftBanRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, liftBanCall, async ({ body, request }) => {
    const accountId = accountIdOf(body.uid);
    const staff = await findStaff(context, request);
    await runStaffAction(
      context,
      { staff, permission: 'users.ban', action: 'user.unbanned', subject: `user:${accountId}` },
      (tx) => liftBan(tx, staff, accountId),
    );
    return { retcode: 0, message: 'ok' };
  });
}
