import { removeBackup as removeBackupCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AdminContext } from '../admin-context';
import { runStaffWork } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';
import { removeBackup } from './remove-backup';

export function removeBackupRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, removeBackupCall, async ({ body, request }) => {
    const { name } = body;
    const staff = await findStaff(context, request);
    await runStaffWork(
      context,
      { staff, permission: 'backups.restore', action: 'backup.removed', subject: name, proof: body },
      () => removeBackup(context.backups.dataDir, name),
    );
    return { retcode: 0, message: 'ok' };
  });
}
