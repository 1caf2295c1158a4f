import { sendUserReset as sendUserResetCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireVisitorAddress, sendUserReset } from '../../account';
import type { AdminContext } from '../admin-context';
import { accountIdOf, requireBelow } from '../guard/require-below';
import { runStaffWork } from '../http/run-staff-action';

export function sendUserResetRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, sendUserResetCall, async ({ body, request }) => {
    const accountId = accountIdOf(body.uid);
    const { addressKey } = requireVisitorAddress(request);
    await runStaffWork(
      context,
      { request, permission: 'users.sessions', action: 'user.reset-sent', subject: `user:${accountId}` },
      async (staff) => {
        await requireBelow(context.db, staff, accountId);
        await sendUserReset(context.codes, { accountId, addressKey });
      },
    );
    return { retcode: 0, message: 'ok' };
  });
}
