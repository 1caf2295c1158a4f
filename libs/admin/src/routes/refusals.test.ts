/** @jest-environment node */
import type { Refusal } from '@starhaven/upstream/testing';
import { accessTo, staffHost, staffRequest } from '../../test/staff-host';
import { action } from './user/user.route.server';

/** Gives a role, which needs the password; the host answers with this refusal. */
async function grant(refusal: Refusal) {
  const host = staffHost({ getAdminAccess: accessTo('overview', 'users.roles'), grantRole: refusal });
  const request = await staffRequest('/admin/users/8', {
    fields: { intent: 'grant', role: '2', until: '', password: 'sesame' },
  });
  const sent: unknown = await action({ request, params: { uid: '8' }, context: host.context() }).catch(
    (thrown: unknown) => thrown,
  );
  if (sent instanceof Response) return { to: sent.headers.get('location'), wait: 0 };
  const { data, init } = sent as { data: { message: unknown }; init: ResponseInit };
  return { ...data, status: init.status, wait: Number(new Headers(init.headers).get('Retry-After')) };
}
const ahead = Math.ceil(Date.now() / 1000) + 90;

test.each([
  [403, 403],
  [409, 409],
  [-1, 422],
  [-303, 422],
])('the refusal %i has the status %i', async (retcode, status) => {
  const reply = await grant({ retcode, message: 'No.' });
  expect(reply).toMatchObject({ status, message: { type: 'error', title: 'Error', message: 'No.' }, wait: 0 });
});

test('too many wrong passwords say how long to wait, also to programs', async () => {
  const ratelimit = { max: 10, time: ahead };
  const reply = await grant({ retcode: 429, message: 'Too many attempts.', ratelimit, timestamp: ahead });
  expect(reply).toMatchObject({ status: 429, message: { message: 'Too many attempts.' }, waitUntilSeconds: ahead });
  expect(reply.wait).toBeGreaterThan(60);
  expect(reply.wait).toBeLessThanOrEqual(90);
});

test('a refusal of a field is shown at it, and an ended session leads to the login', async () => {
  const reply = await grant({ retcode: -1, message: 'Not this one.', field: 'role' });
  expect(reply).toMatchObject({ status: 422, result: { error: { role: ['Not this one.'] } } });
  expect(await grant({ retcode: 401, message: 'Unauthorized' })).toMatchObject({
    to: '/login?redirect=%2Fadmin%2Fusers%2F8',
  });
});
