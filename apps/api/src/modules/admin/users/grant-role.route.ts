import { grantRole as grantRoleCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { fromUnixSeconds } from '../../../platform/time/from-unix-seconds';
import { grantRole } from '../../account';
import type { AdminContext } from '../admin-context';
import { accountIdOf, requireAccount } from '../guard/require-below';
import { runStaffAction } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';

export function grantRoleRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, grantRoleCall, async ({ body, request }) => {
    const accountId = accountIdOf(body.uid);
    const { role, until } = body;
    const staff = await findStaff(context, request);
    await runStaffAction(
      context,
      {
        ...{
          staff,
          permission: 'users.roles',
          action: 'user.role-granted',
          subject: `user:${accountId}`,
          proof: body,
        },
        details: { role: String(role), until: until === 0 ? 'for ever' : new Date(until * 1000).toISOString() },
      },
      async (tx) => {
        await requireAccount(tx, accountId);
        await grantRole(tx, { accountId, role, until: fromUnixSeconds(until) });
      },
    );
    return { retcode: 0, message: 'ok' };
  });
}
