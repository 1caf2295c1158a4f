import { pinBackup as pinBackupCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { findBackup, pinBackup } from '../../../platform/database/backup/backup-files';
import { DomainError } from '../../../platform/errors/domain-error';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AdminContext } from '../admin-context';
import { runStaffWork } from '../http/run-staff-action';

export function pinBackupRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, pinBackupCall, async ({ body, request }) => {
    const { name, isPinned } = body;
    await runStaffWork(
      context,
      { request, permission: 'backups.make', action: isPinned ? 'backup.pinned' : 'backup.unpinned', subject: name },
      async () => {
        const found = await findBackup(context.backups.dataDir, name);
        if (!found) throw new DomainError('not-found', 'There is no such backup.');
        await pinBackup(found.file, isPinned);
      },
    );
    return { retcode: 0, message: 'ok' };
  });
}
