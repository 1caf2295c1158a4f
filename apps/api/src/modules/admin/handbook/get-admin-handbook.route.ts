import { getAdminHandbook as getAdminHandbookCall } from '@starhaven/contracts/admin';
import { formats } from '@starhaven/game-data';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import { listSources } from '../../book';
import type { AdminContext } from '../admin-context';
import { requireReader } from '../http/find-staff';
import { toUpload } from './to-upload';

export function getAdminHandbookRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, getAdminHandbookCall, async ({ request }) => {
    await requireReader(context, request, 'content');
    const [sources, uploads] = [await listSources(context.db), await context.book.uploads.list()];
    return {
      retcode: 0,
      message: 'ok',
      data: {
        formats: formats.map(({ name, games, expects }) => ({ name, games: [...games], expects })),
        sources: sources.map((source) => ({ ...source, appliedAt: toUnixSeconds(source.appliedAt) })),
        uploads: uploads.map(toUpload),
      },
    };
  });
}
