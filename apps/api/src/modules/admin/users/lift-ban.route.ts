import { liftBan as liftBanCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { DomainError } from '../../../platform/errors/domain-error';
import { liftBan } from '../../account';
import type { AdminContext } from '../admin-context';
import { accountIdOf, requireBelow } from '../guard/require-below';
import { runStaffAction } from '../http/run-staff-action';

export function liftBanRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, liftBanCall, async ({ body, request }) => {
    const accountId = accountIdOf(body.uid);
    await runStaffAction(
      context,
      { request, permission: 'users.ban', action: 'user.unbanned', subject: `user:${accountId}` },
      async (tx, staff) => {
        await requireBelow(tx, staff, accountId);
        if (!(await liftBan(tx, accountId))) throw new DomainError('failed-precondition', 'The account is not banned.');
      },
    );
    return { retcode: 0, message: 'ok' };
  });
}
