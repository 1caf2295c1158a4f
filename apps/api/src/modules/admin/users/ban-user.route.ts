import { banUser as banUserCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { banAccount } from '../../account';
import type { AdminContext } from '../admin-context';
import { fromUnix } from '../guard/from-unix';
import { accountIdOf, requireBelow } from '../guard/require-below';
import { runStaffAction } from '../http/run-staff-action';

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
      async (tx, staff) => {
        await requireBelow(tx, staff, accountId);
        const { name, username } = staff.account;
        await banAccount(tx, { accountId, reason, until: fromUnix(until), by: name || username });
      },
    );
    return { retcode: 0, message: 'ok' };
  });
}
