import { startAdminJob as startAdminJobCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import type { AdminJobKind, AdminPermission } from '@starhaven/contracts/admin';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AdminContext } from '../admin-context';
import { requireReader } from '../http/find-staff';
import { runStaffWork } from '../http/run-staff-action';

const rules: Record<AdminJobKind, { permission: AdminPermission; isDangerous: boolean }> = {
  backup: { permission: 'backups.make', isDangerous: false },
  rehearsal: { permission: 'backups.restore', isDangerous: false },
  restore: { permission: 'backups.restore', isDangerous: true },
};

export function startAdminJobRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, startAdminJobCall, async ({ body, request }) => {
    const { kind, subject, nonce } = body;
    const { permission, isDangerous } = rules[kind];
    // A second click asks for no second proof, which would be a used code.
    const { account } = await requireReader(context, request, permission);
    const by = { id: account.id, name: account.name || account.username };
    const repeated = await context.jobs.findRepeat({ nonce, by });
    if (repeated) return { retcode: 0, message: 'ok', data: repeated };
    const data = await runStaffWork(
      context,
      {
        ...{ request, permission, action: `job.${kind}.started`, subject },
        ...(isDangerous ? { proof: body } : {}),
      },
      () => context.jobs.begin({ kind, subject, nonce, by }),
    );
    return { retcode: 0, message: 'ok', data };
  });
}
