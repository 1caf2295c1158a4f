import { sendUserReset as sendUserResetCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireVisitorAddress } from '../../account';
import type { AdminContext } from '../admin-context';
import { accountIdOf } from '../guard/require-below';
import { runStaffWork } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';
import { sendUserReset } from './send-user-reset';

export function sendUserResetRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, sendUserResetCall, async ({ body, request }) => {
    const accountId = accountIdOf(body.uid);
    const { addressKey } = requireVisitorAddress(request);
    const staff = await findStaff(context, request);
    await runStaffWork(
      context,
      { staff, permission: 'users.sessions', action: 'user.reset-sent', subject: `user:${accountId}` },
      () => sendUserReset(context, staff, { accountId, addressKey }),
    );
    return { retcode: 0, message: 'ok' };
  });
}
