import { getDatabaseState as getDatabaseStateCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { listBackups } from '../../../platform/database/backup/backup-files';
import { registerCall } from '../../../platform/http/calls/register-call';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import type { AdminContext } from '../admin-context';
import { requireReader } from '../http/find-staff';
import { getDatabaseState } from './get-database-state';

export function getDatabaseStateRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, getDatabaseStateCall, async ({ request }) => {
    await requireReader(context, request, 'database.read');
    const { everyMinutes, dataDir, failure } = context.backups;
    const [newest] = await listBackups(dataDir);
    const state = await getDatabaseState(context.database);
    const lastAt = newest ? toUnixSeconds(newest.madeAt) : 0;
    return { retcode: 0, message: 'ok', data: { ...state, backups: { everyMinutes, lastAt, failure: failure() } } };
  });
}
