/** @jest-environment node */
import type { Incident } from '@starhaven/contracts/status';
import { extensions } from '@starhaven/contracts/protocol';
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { fakeUpstream, noHost } from '@starhaven/upstream/testing';
import { readLife } from './read-life.server';

const server = (id: string, more: object) => ({
  id,
  name: `Server ${id}`,
  server: {
    online: true,
    disable: false,
    demo: false,
    maintenance: '',
    playersKnown: true,
    stats: { player: 3 },
    ...more,
  },
});
const post = (id: string, time: number, slug = 'news') => ({ id, title: `Post ${id}`, slug, time });
const incident = (kind: Incident['kind'], state: Incident['state'], startsAt: number) => ({
  id: String(startsAt),
  impact: 'none' as const,
  kind,
  state,
  startsAt,
  title: `${kind} ${startsAt}`,
});

function host(answers: CallAnswers, offered: readonly Extension[] = Object.values(extensions)) {
  const { upstream, calls } = fakeUpstream({
    answers: { getStatus: noHost, listBlogPosts: noHost, ...answers },
    extensions: offered,
  });
  return { client: upstream, calls };
}
const ok = <Data>(data: Data) => ({ retcode: 0, data });
const statusOf = (servers: ReturnType<typeof server>[], incidents: ReturnType<typeof incident>[] = []) =>
  ok({ measuredAt: 0, servers, incidents, online: { web_online_count: 0, game_online_count: 0 } });

test('real servers hide demo servers, and disabled ones are never shown', async () => {
  const servers = [
    server('1', { demo: true }),
    server('2', { stats: { player: 5 } }),
    server('3', { disable: true }),
    server('4', { playersKnown: false }),
    server('5', { maintenance: 'soon', stats: { player: 9 } }),
    server('6', { online: false }),
    server('7', { stats: { player: 1 } }),
  ];
  const { client } = host({ getStatus: statusOf(servers), listBlogPosts: ok([]) });
  const { servers: shown, moreServers } = await readLife(client);
  expect(shown.map(({ id, status, players }) => [id, status, players])).toEqual([
    ['5', 'Maintenance', 9],
    ['2', 'Online', 5],
    ['7', 'Online', 1],
    ['4', 'Online', null],
  ]);
  expect(moreServers).toBe(1);
});

test.each([
  ['Offline', { online: false, maintenance: 'tonight' }, null],
  ['Checking', { awaited: true, online: true, maintenance: 'tonight' }, null],
  ['Maintenance', { maintenance: 'now' }, 3],
])('a server is %s here as on the status page', async (status, more, players) => {
  const { client } = host({ getStatus: statusOf([server('1', more)]), listBlogPosts: ok([]) });
  expect((await readLife(client)).servers).toEqual([{ id: '1', name: 'Server 1', status, players, isDemo: false }]);
});

test('an open problem comes before planned work, and the next planned work before later one', async () => {
  const planned = [incident('maintenance', 'scheduled', 300), incident('maintenance', 'scheduled', 200)];
  const over = [incident('incident', 'resolved', 1), incident('maintenance', 'completed', 2)];
  const read = async (incidents: ReturnType<typeof incident>[]) =>
    (await readLife(host({ getStatus: statusOf([], incidents), listBlogPosts: ok([]) }).client)).incident;
  expect(await read([...over, ...planned])).toEqual({ title: 'maintenance 200', isPlanned: true, startsAt: 200 });
  expect(await read([...planned, incident('incident', 'monitoring', 50)])).toMatchObject({ isPlanned: false });
  expect(await read(over)).toBeNull();
});

test('the latest three posts are linked', async () => {
  const { client } = host({
    listBlogPosts: ok([post('1', 10), post('2', 30, 'über/..'), post('3', 20), post('4', 5)]),
  });
  const { posts } = await readLife(client);
  expect(posts.map(({ path }) => path)).toEqual(['/blog/post/2', '/blog/post/3/news', '/blog/post/1/news']);
});

test('a host of the specification is asked only for its posts, with the call of the specification', async () => {
  const { client, calls } = host({ listBlogPosts: ok([post('1', 10)]) }, []);
  expect(await readLife(client)).toMatchObject({ servers: [], incident: null, posts: [{ path: '/blog/post/1/news' }] });
  expect(calls).toEqual([{ name: 'listBlogPosts', input: { query: {} } }]);
});

test('only parts that cannot be read are missing', async () => {
  expect(await readLife(host({}).client)).toEqual({ servers: [], moreServers: 0, incident: null, posts: [] });
});
