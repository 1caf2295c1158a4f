import { banUser as banUserCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { fromUnixSeconds } from '../../../platform/time/from-unix-seconds';
import type { AdminContext } from '../admin-context';
import { accountIdOf } from '../guard/require-below';
import { runStaffAction } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';
import { banUser } from './ban-user';

export function banUserRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, banUserCall, async ({ body, request }) => {
    const accountId = accountIdOf(body.uid);
    const { reason, until } = body;
    const staff = await findStaff(context, request);
    await runStaffAction(
      context,
      {
        ...{ staff, permission: 'users.ban', action: 'user.banned', subject: `user:${accountId}` },
        details: { reason, until: until === 0 ? 'until it is lifted' : new Date(until * 1000).toISOString() },
      },
      (tx) => banUser(tx, staff, { accountId, reason, until: fromUnixSeconds(until) }),
    );
    return { retcode: 0, message: 'ok' };
  });
}
