/** @jest-environment node */
import { toCallResult } from '@starhaven/upstream/server';
import { loader } from './moderation.route.server';

const entry = { message: { id_message: '5', uid: '8', name: 'Aru', input: 'hi' }, room: 'public', reports: [] };

async function open({ role = [2], reports = {} as object, extensions = ['chat'] } = {}) {
  const asked: string[] = [];
  const session = { uid: '9', sessionKey: 'the-key', role, roleExpired: 0 };
  const call = async ({ name }: { name: string }) => {
    asked.push(name);
    const lists = { retcode: 0, message: 'ok', data: { reported: [entry], waiting: [] }, ...reports };
    const rooms = { retcode: 0, message: 'ok', data: { messages: [], rooms: [{ slug: 'public' }] } };
    return toCallResult((name === 'listChatReports' ? lists : rooms) as never);
  };
  const page = loader({
    request: new Request('https://site.test/chat/moderation'),
    params: {},
    context: {
      sessions: { inspect: async () => ({ session }), read: async () => session },
      upstream: { call, hasExtension: (name: string) => extensions.includes(name) },
    } as never,
  });
  return { page, asked };
}

test('moderators get what waits, and no cache keeps it', async () => {
  const { page } = await open();
  const { data, init } = await page;
  expect(data).toMatchObject({ reported: [entry], waiting: [], rooms: [{ slug: 'public' }], problem: null });
  expect(new Headers(init?.headers).get('cache-control')).toBe('private, no-store');
});

test.each([
  ['members', { role: [3] }],
  ['a host without the extension', { extensions: [] }],
])('for %s there is no such page, and nothing is asked', async (_name, visit) => {
  const { page, asked } = await open(visit);
  await expect(page).rejects.toMatchObject({ status: 404 });
  expect(asked).toEqual([]);
});

test('a role that has ended in the meantime does not give access', async () => {
  const { page } = await open({ reports: { retcode: 403, message: 'Forbidden', data: undefined } });
  await expect(page).rejects.toMatchObject({ status: 404 });
});

test.each([
  [500, 502],
  [429, 503],
])('lists that are refused with %i are a problem of the page', async (retcode, status) => {
  const { page } = await open({ reports: { retcode, message: 'No', data: undefined } });
  const { data, init } = await page;
  expect([data.problem?.title, init?.status]).toEqual(['The reports could not be loaded', status]);
});
