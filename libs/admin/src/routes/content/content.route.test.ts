/** @jest-environment node */
import type { AdminPermission } from '@starhaven/contracts/admin';
import { accessTo, ok, staffHost, staffRequest } from '../../../test/staff-host';
import { loader } from './content.route.server';

async function load(...permissions: AdminPermission[]) {
  const texts = ok({ reported: [], waiting: [] });
  const host = staffHost({
    ...{ getAdminAccess: accessTo(...permissions), listContentReports: ok([]), listTextReports: texts },
  });
  const answer = await loader({
    ...{ request: await staffRequest('/admin/content'), params: {}, context: host.context() },
  });
  return answer.data.content;
}

test('the moderation of the chat is offered to those who may use it', async () => {
  expect(await load('reports', 'users.ban')).toMatchObject({ reports: [], hasChat: true });
  expect(await load('reports')).toMatchObject({ reports: [], hasChat: false });
});
