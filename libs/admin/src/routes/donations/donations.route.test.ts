/** @jest-environment node */
import type { AdminPermission } from '@starhaven/contracts/admin';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { inTurn } from '@starhaven/upstream/testing';
import { sendForm } from '../../../test/send-form';
import { accessTo, ok, refused, staffHost, staffRequest } from '../../../test/staff-host';
import { action, loader } from './donations.route.server';

const hostWith = (answers: CallAnswers, permissions: AdminPermission[] = ['overview', 'donations']) =>
  staffHost({ getAdminAccess: accessTo(...permissions), ...answers });

async function open(host: ReturnType<typeof staffHost>, path: string) {
  const request = await staffRequest(path);
  return loader({ request, params: {}, context: host.context() });
}

test('unclaimed donations are shown first, all of them when asked, and the next page by its cursor', async () => {
  const host = hostWith({ listDonations: inTurn(ok([]), ok([])) });
  await open(host, '/admin/donations');
  await open(host, '/admin/donations?show=all&after=c1');
  expect(host.calls.map(({ input }) => input)).toEqual([{ state: 'unclaimed' }, { after: 'c1' }]);
});

test('staff without the permission sees none', async () => {
  const host = hostWith({ listDonations: ok([]) }, ['overview', 'reports']);
  expect(JSON.stringify(await open(host, '/admin/donations'))).toContain('403');
  expect(host.calls).toEqual([]);
});

test.each([
  ['a limit with the wait', 429, 'Slow down.', 'Too many requests. Please wait a moment, then try again.', 503],
  ['a fault in the words of the host', 500, 'The list is broken.', 'The list is broken.', 502],
])('a refusal shows %s', async (_, retcode, words, message, status) => {
  const host = hostWith({ listDonations: refused(retcode, words) });
  expect(await open(host, '/admin/donations')).toMatchObject({
    data: { problem: { message, status } },
    init: { status },
  });
});

test('a donation is given to an account with the days of the rules, or with others', async () => {
  const host = hostWith({ assignDonation: inTurn(ok(null), ok(null)) });
  const fields = { intent: 'assign', id: '7', uid: ' 10005 ', password: 'sesame' };
  expect(await sendForm(action, host, { ...fields, days: '' })).toMatchObject({ message: { type: 'ok' } });
  await sendForm(action, host, { ...fields, days: '45' });
  expect(host.calls.map(({ input }) => input)).toEqual([
    { id: '7', uid: '10005', password: 'sesame' },
    { id: '7', uid: '10005', days: 45, password: 'sesame' },
  ]);
});

test.each([
  [{ uid: 'aether' }, { uid: ['The UID of the account, a number.'] }],
  [{ uid: '5', days: 'many' }, { days: ['A whole number, or nothing.'] }],
  [{ uid: '5', days: '9999' }, { days: ['At most 3660 days.'] }],
])('%j is refused at its field before anything is sent', async (fields, errors) => {
  const host = hostWith({});
  const reply = await sendForm(action, host, { intent: 'assign', id: '7', ...(fields as Record<string, string>) });
  expect([reply.result?.error, reply['about'], host.calls]).toEqual([errors, '7', []]);
});

test('a wrong password is reported at its field, the typed values stay, and the password is not sent back', async () => {
  const host = hostWith({ assignDonation: refused(-303, 'The password is wrong.', 'password') });
  const reply = await sendForm(action, host, { intent: 'assign', id: '7', uid: '5', password: 'pineapple' });
  expect(reply.result?.error).toEqual({ password: ['The password is wrong.'] });
  expect(reply.result?.initialValue).toMatchObject({ uid: '5' });
  expect(JSON.stringify(reply)).not.toContain('pineapple');
});

test('a refund sends only the donation and the password', async () => {
  const host = hostWith({ refundDonation: ok(null) });
  const reply = await sendForm(action, host, { intent: 'refund', id: '7', password: 'sesame' });
  expect(reply.message?.type).toBe('ok');
  expect(host.calls.map(({ input }) => input)).toEqual([{ id: '7', password: 'sesame' }]);
});
