import { removeBackup as removeBackupCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { findBackup, removeBackup } from '../../../platform/database/backup/backup-files';
import { DomainError } from '../../../platform/errors/domain-error';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AdminContext } from '../admin-context';
import { runStaffWork } from '../http/run-staff-action';

export function removeBackupRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, removeBackupCall, async ({ body, request }) => {
    const { name } = body;
    await runStaffWork(
      context,
      { request, permission: 'backups.restore', action: 'backup.removed', subject: name, proof: body },
      async () => {
        const found = await findBackup(context.backups.dataDir, name);
        if (!found) throw new DomainError('not-found', 'There is no such backup.');
        if (found.isPinned) throw new DomainError('failed-precondition', 'This backup is pinned. Unpin it first.');
        await removeBackup(found.file);
      },
    );
    return { retcode: 0, message: 'ok' };
  });
}
