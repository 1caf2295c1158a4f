/** @jest-environment node */
import { readNotice } from '@starhaven/session/server';
import { UpstreamError } from '@starhaven/upstream/server';
import { accessTo, guestRequest, ok, refused, staffHost, staffRequest } from '../../test/staff-host';
import * as area from '../routes/area/area.route.server';
import * as audit from '../routes/audit/audit.route.server';
import * as content from '../routes/content/content.route.server';
import * as database from '../routes/database/database.route.server';
import * as download from '../routes/download/download.route.server';
import * as incidents from '../routes/incidents/incidents.route.server';
import * as overview from '../routes/overview/overview.route.server';
import * as server from '../routes/server/server.route.server';
import * as settings from '../routes/settings/settings.route.server';
import * as user from '../routes/user/user.route.server';
import * as users from '../routes/users/users.route.server';

const loaders = { area, audit, content, database, incidents, overview, server, settings, user, users };
const actions = { content, database, download, incidents, overview, server, settings, user };
const loaderNames = Object.keys(loaders) as (keyof typeof loaders)[];
const actionNames = Object.keys(actions) as (keyof typeof actions)[];

type Host = ReturnType<typeof staffHost>;
const thrownBy = async (run: () => Promise<unknown>): Promise<Response> => {
  const thrown: unknown = await run().catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error('led nowhere');
  return thrown;
};
const load = (name: keyof typeof loaders, request: Request, host: Host) =>
  loaders[name].loader({ request, params: { uid: '8' }, context: host.context() });
const send = (name: keyof typeof actions, request: Request, host: Host) =>
  actions[name].action({ request, params: { uid: '8' }, context: host.context() });
const form = { intent: 'backup', nonce: 'nonce-of-the-form' };

const expectDenied = async (answer: Response) => {
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(readNotice(cookie)).toEqual({
    type: 'error',
    title: 'Access Denied',
    message: 'You do not have permission to access the admin dashboard.',
  });
};

describe('without a session', () => {
  test.each(loaderNames)('%s leads to the login', async (name) => {
    const host = staffHost({});
    const answer = await thrownBy(async () => load(name, guestRequest('/admin'), host));
    expect(answer.headers.get('location')).toMatch(/^\/login/);
    expect(host.asked).toEqual([]);
  });
});

describe('an account that the API refuses, whatever its cookie says', () => {
  const host = () => staffHost({ getAdminAccess: refused(403, 'Forbidden') });
  test.each(loaderNames)('%s leads home with the text', async (name) => {
    await expectDenied(await thrownBy(async () => load(name, await staffRequest('/admin'), host())));
  });
  test.each(actionNames)('no form of %s is carried out', async (name) => {
    const asked = host();
    await expectDenied(await thrownBy(async () => send(name, await staffRequest('/admin', { fields: form }), asked)));
    expect(asked.calls).toEqual([]);
  });
});

describe('a host that implements only the specification', () => {
  const host = () => staffHost({}, { isOurs: false });
  test('moderators, editors and members are led home', async () => {
    for (const role of [[3], [3, 2], [3, 6], [3, 4], [3, 7]])
      await expectDenied(await thrownBy(async () => load('area', await staffRequest('/admin', { role }), host())));
  });
  test.each(loaderNames)('%s of an admin sends nothing', async (name) => {
    const asked = host();
    await load(name, await staffRequest('/admin'), asked).catch(() => null);
    expect(asked.asked).toEqual([]);
  });
  test.each(['restart', 'stop', 'maintenance', 'backup'])(
    'the action %s is a placeholder that says so',
    async (intent) => {
      const asked = host();
      const request = await staffRequest('/admin', { fields: { ...form, intent } });
      const answer = await overview.action({ request, params: {}, context: asked.context() });
      expect(answer).toMatchObject({ data: { message: { message: expect.stringContaining('nothing was sent') } } });
      expect(asked.asked).toEqual([]);
    },
  );
  test('the configuration keeps what was typed and sends nothing; forms of our own dashboard do not exist', async () => {
    const asked = host();
    const fields = { intent: 'save-local', name: 'Teyvat', port: '1' };
    const answer = await server.action({
      request: await staffRequest('/admin/server', { fields }),
      params: {},
      context: asked.context(),
    });
    expect(answer).toMatchObject({ data: { result: { initialValue: { name: 'Teyvat', port: '1' } } } });
    for (const name of ['content', 'database', 'download', 'settings', 'user'] as const) {
      const gone = await thrownBy(async () => send(name, await staffRequest('/admin', { fields: form }), asked));
      expect(gone.status).toBe(404);
    }
    expect(asked.asked).toEqual([]);
  });
});

test('a page that the role does not allow says so, and asks for nothing', async () => {
  const host = staffHost({ getAdminAccess: accessTo('overview') });
  for (const name of ['audit', 'content', 'database', 'server', 'users', 'user'] as const) {
    const answer = await load(name, await staffRequest('/admin'), host);
    expect(answer).toMatchObject({ data: { content: null, problem: { title: 'Not for your role', status: 403 } } });
  }
  expect(host.calls).toEqual([]);
});

test('the admin frame and its page ask the host only once for the access of the visitor', async () => {
  const host = staffHost({ getAdminAccess: accessTo('users.read'), listUsers: { ...ok([]), next: '' } });
  const context = host.context();
  const request = await staffRequest('/admin/users');
  await Promise.all([area, users].map(({ loader }) => loader({ request, params: {}, context })));
  expect(host.asked.filter((name) => name === 'getAdminAccess')).toHaveLength(1);
});

test('a host that does not answer leaves the form as it was typed', async () => {
  const host = staffHost({ getAdminAccess: new UpstreamError('timeout', 'getAdminAccess', 'no answer') });
  const request = await staffRequest('/admin/users/8', { fields: { intent: 'ban', reason: 'Spam' } });
  const answer = await user.action({ request, params: { uid: '8' }, context: host.context() });
  expect(answer).toMatchObject({
    init: { status: 504 },
    data: {
      message: { message: 'Failed to connect to server. Please try again.' },
      result: { initialValue: { reason: 'Spam' } },
    },
  });
});
