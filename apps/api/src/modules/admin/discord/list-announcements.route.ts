import { listAnnouncements as listAnnouncementsCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { listAnnouncements } from '../../announcements';
import type { AdminContext } from '../admin-context';
import { requireReader } from '../http/find-staff';

export function listAnnouncementsRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, listAnnouncementsCall, async ({ request }) => {
    await requireReader(context, request, 'settings.read');
    return { retcode: 0, message: 'ok', data: await listAnnouncements(context.db) };
  });
}
