import { banUser as banUserCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AdminContext } from '../admin-context';
import { fromUnix } from '../guard/from-unix';
import { accountIdOf } from '../guard/require-below';
import { runStaffAction } from '../http/run-staff-action';
import { banUser } from './ban-user';

export function banUserRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, banUserCall, async ({ body, request }) => {
    const accountId = accountIdOf(body.uid);
    const { reason, until } = body;
    await runStaffAction(
      context,
      {
        ...{ request, permission: 'users.ban', action: 'user.banned', subject: `user:${accountId}` },
        details: { reason, until: until === 0 ? 'until it is lifted' : new Date(until * 1000).toISOString() },
      },
      (tx, staff) => banUser(tx, staff, { accountId, reason, until: fromUnix(until) }),
    );
    return { retcode: 0, message: 'ok' };
  });
}
