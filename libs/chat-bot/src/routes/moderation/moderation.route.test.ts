/** @jest-environment node */
import { Role } from '@starhaven/contracts/session';
import { fakeSessions, storedSession } from '@starhaven/session/testing';
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';
import { loader } from './moderation.route.server';

const message = { id_message: '5', uid: '8', name: 'Aru', input: 'hi', timestamp: 1_700_000_000, isPending: false };
const entry = { message, room: 'public', reports: [] };
const room = { slug: 'public', title: 'Public', isPaused: false, pauseReason: '' };

interface Visit {
  role?: Role[];
  listChatReports?: CallAnswers['listChatReports'];
  extensions?: Extension[];
}

async function open({
  role = [Role.MOD],
  listChatReports = { retcode: 0, message: 'ok', data: { reported: [entry], waiting: [] } },
  extensions = ['chat'],
}: Visit = {}) {
  const listChatMessages = { retcode: 0, message: 'ok', data: { messages: [], room, rooms: [room] } };
  const { upstream, calls } = fakeUpstream({ answers: { listChatReports, listChatMessages }, extensions });
  const page = loader({
    request: new Request('https://site.test/chat/moderation'),
    params: {},
    context: contextWith({ upstream, sessions: fakeSessions(storedSession({ role })) }),
  });
  return { page, calls };
}

test('moderators get what waits, and no cache keeps it', async () => {
  const { page } = await open();
  const { data, init } = await page;
  expect(data).toMatchObject({ reported: [entry], waiting: [], rooms: [{ slug: 'public' }], problem: null });
  expect(new Headers(init?.headers).get('cache-control')).toBe('private, no-store');
});

test.each<[string, Visit]>([
  ['members', { role: [Role.MEMBER] }],
  ['a host without the extension', { extensions: [] }],
])('for %s there is no such page, and nothing is asked', async (_name, visit) => {
  const { page, calls } = await open(visit);
  await expect(page).rejects.toMatchObject({ status: 404 });
  expect(calls).toEqual([]);
});

test('a role that has ended in the meantime does not give access', async () => {
  const { page } = await open({ listChatReports: { retcode: 403, message: 'Forbidden' } });
  await expect(page).rejects.toMatchObject({ status: 404 });
});

test.each([
  [500, 502],
  [429, 503],
])('lists that are refused with %i are a problem of the page', async (retcode, status) => {
  const { page } = await open({ listChatReports: { retcode, message: 'No' } });
  const { data, init } = await page;
  expect([data.problem?.title, init?.status]).toEqual(['The reports could not be loaded', status]);
});
