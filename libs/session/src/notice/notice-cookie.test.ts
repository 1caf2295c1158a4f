import { hasNotice, leaveNotice, readNotice } from './notice-cookie.server';

const notice = { type: 'error', title: 'Session Expired', message: 'Ihre Zeit ist um ✨; x=1, <b>' } as const;
const sent = (setCookie: string) => setCookie.split(';')[0] ?? '';

test('a notice arrives as it was left', () => {
  const header = `a=1; ${sent(leaveNotice(notice))}; b=2`;
  expect(hasNotice(header)).toBe(true);
  expect(readNotice(header)).toEqual(notice);
});

test('a long message is cut', () => {
  expect(readNotice(sent(leaveNotice({ ...notice, message: 'é'.repeat(9_000) })))?.message).toHaveLength(200);
});

test.each([
  null,
  '',
  'popup=',
  'popup=%',
  'popup=e30',
  `popup=${Buffer.from('{"type":"evil","title":"a","message":"b"}').toString('base64url')}`,
  `popup=${Buffer.from('[1').toString('base64url')}`,
])('%j is not a notice', (header) => {
  expect(readNotice(header)).toBeNull();
});
