import { announcementOf } from './announcement';

test('one message is read out, several are counted', () => {
  const one = { name: 'Aru', input: 'hi' };
  expect([announcementOf([]), announcementOf([one]), announcementOf([one, one, one])]).toEqual([
    '',
    'Aru: hi',
    '3 new messages',
  ]);
});
