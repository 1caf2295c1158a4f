import { pinBackup as pinBackupCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { pinBackup } from '../../../platform/database/backup/backup-files';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AdminContext } from '../admin-context';
import { runStaffWork } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';
import { requireBackup } from './require-backup';

export function pinBackupRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, pinBackupCall, async ({ body, request }) => {
    const { name, isPinned } = body;
    const staff = await findStaff(context, request);
    await runStaffWork(
      context,
      { staff, permission: 'backups.make', action: isPinned ? 'backup.pinned' : 'backup.unpinned', subject: name },
      async () => {
        const { file } = await requireBackup(context.backups.dataDir, name);
        await pinBackup(file, isPinned);
      },
    );
    return { retcode: 0, message: 'ok' };
  });
}
