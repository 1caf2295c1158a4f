import { revokeRole as revokeRoleCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { revokeRole } from '../../account';
import type { AdminContext } from '../admin-context';
import { accountIdOf, requireAccount } from '../guard/require-below';
import { runStaffAction } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';

export function revokeRoleRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, revokeRoleCall, async ({ body, request }) => {
    const accountId = accountIdOf(body.uid);
    const { role } = body;
    const staff = await findStaff(context, request);
    await runStaffAction(
      context,
      {
        ...{
          staff,
          permission: 'users.roles',
          action: 'user.role-revoked',
          subject: `user:${accountId}`,
          proof: body,
        },
        details: { role: String(role) },
      },
      async (tx) => {
        await requireAccount(tx, accountId);
        await revokeRole(tx, { accountId, role });
      },
    );
    return { retcode: 0, message: 'ok' };
  });
}
