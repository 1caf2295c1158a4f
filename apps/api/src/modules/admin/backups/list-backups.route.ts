import { listBackups as listBackupsCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { stat } from 'node:fs/promises';
import { listBackups } from '../../../platform/database/backup/backup-files';
import { registerCall } from '../../../platform/http/calls/register-call';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import type { AdminContext } from '../admin-context';
import { requireReader } from '../http/find-staff';

export function listBackupsRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, listBackupsCall, async ({ request }) => {
    await requireReader(context, request, 'database.read');
    const files = await listBackups(context.backups.dataDir);
    const data = await Promise.all(
      files.map(async ({ file, kind, madeAt, isPinned }) => ({
        ...{ name: path.basename(file), kind, isPinned },
        madeAt: toUnixSeconds(madeAt),
        // Rotation may have deleted the file in between.
        bytes: await stat(file).then(
          ({ size }) => size,
          () => 0,
        ),
      })),
    );
    return { retcode: 0, message: 'ok', data };
  });
}
