import { testAnnouncement as testAnnouncementCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { sendTest } from '../../announcements';
import type { AdminContext } from '../admin-context';
import { runStaffWork } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';

export function testAnnouncementRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, testAnnouncementCall, async ({ body: { channel }, request }) => {
    const staff = await findStaff(context, request);
    await runStaffWork(
      context,
      {
        ...{ staff, permission: 'settings.change', action: 'announcement.tested' },
        subject: `setting:${channel === 'news' ? 'discordNews' : 'discordReports'}`,
      },
      () => sendTest(context.announcer.context, channel),
    );
    return { retcode: 0, message: 'ok' };
  });
}
