/** @jest-environment node */
import { leaveWithNotice } from './leave-with-notice.server';
import { readNotice } from './notice-cookie.server';

test('the next page is opened with GET, shows the notice and is not cached', () => {
  const notice = { type: 'ok', title: 'Success', message: 'Done.' } as const;
  const { status, headers } = leaveWithNotice('/blog/own', notice);
  expect([status, headers.get('Location')]).toEqual([303, '/blog/own']);
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect(readNotice(headers.get('Set-Cookie'))).toEqual(notice);
});
