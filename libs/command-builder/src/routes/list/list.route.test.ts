/** @jest-environment node */
import { Role } from '@starhaven/contracts/session';
import { fakeSessions, storedSession } from '@starhaven/session/testing';
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers, RawAnswers } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';
import { unpackCommands } from '../../lib/commands/packed-commands';
import { loader } from './list.route.server';

const command = (id: string, more: object = {}) => ({
  id,
  head: id,
  label: '',
  aliases: [],
  warning: '',
  value: id,
  params: [],
  permission: [],
  ...more,
});
const amount = { id: 'x', label: 'Amount', type: 'number', value: '', data: [], multi: true, allow: [], switch: [] };
const file = [command('give', { params: [amount] }), command('kick', { permission: [Role.MOD, Role.ADMIN] })];
const genshin = {
  id: 1,
  slug: 'genshin-impact',
  title: 'Genshin Impact',
  engine: [
    { name: 'Grasscutter', short: 'GC', command: 'grasscutter' },
    { name: 'Nameless Engine', short: '' },
  ],
};
const games = [genshin];

interface Visit {
  listGames?: CallAnswers['listGames'];
  getCommands?: CallAnswers['getCommands'];
  rawAnswers?: RawAnswers;
  session?: { role: Role[]; roleExpired: number } | null;
}

async function open(path: string, { listGames = games, getCommands = file, rawAnswers, session }: Visit = {}) {
  const { upstream, calls } = fakeUpstream({ answers: { listGames, getCommands }, rawAnswers });
  const sessions = fakeSessions(session ? storedSession(session) : null);
  const url = new URL(path, 'https://site.test');
  const [, , gameSlug, engine] = url.pathname.split('/');
  const result = await loader({
    request: new Request(url),
    params: { gameSlug, engine },
    context: contextWith({ upstream, sessions }),
  });
  const kept = new Headers(result.init?.headers).get('Cache-Control');
  return { ...result.data, status: result.init?.status ?? 200, kept, calls };
}

const ids = ({ list }: Awaited<ReturnType<typeof open>>) =>
  list ? unpackCommands(list.packedCommands).map(({ id }) => id) : undefined;
const engine = '/command/genshin-impact/grasscutter';

test('the start shows the first engine, and each engine has an address', async () => {
  const { list, tabs, calls } = await open('/command');
  expect(list?.current).toMatchObject({ name: 'Grasscutter', gameTitle: 'Genshin Impact', engine: 'grasscutter' });
  expect(tabs.map((tab) => tab.engine)).toEqual(['grasscutter', 'nameless-engine']);
  expect(calls[1]?.input).toMatchObject({
    params: { slug: 'genshin-impact', command: 'grasscutter' },
    query: { time: expect.stringMatching(/^\d+$/) as string },
  });
});

test('an engine without a command file is not asked for', async () => {
  const { list, calls } = await open('/command/genshin-impact/nameless-engine');
  expect([list?.packedCommands, calls.map(({ name }) => name)]).toEqual(['[]', ['listGames']]);
});

test('a command with roles is sent only to visitors who have one of them now', async () => {
  expect(ids(await open(engine))).toEqual(['give']);
  expect(ids(await open(engine, { session: { role: [Role.MEMBER], roleExpired: 0 } }))).toEqual(['give']);
  expect(ids(await open(engine, { session: { role: [Role.MOD], roleExpired: 0 } }))).toEqual(['give', 'kick']);
  expect(ids(await open(engine, { session: { role: [Role.MOD], roleExpired: 1 } }))).toEqual(['give']);
});

test('values of the opened command come from the address, and such a page is not shared', async () => {
  const filled = await open(`${engine}?command=give&v.x=5&v.y=6`);
  expect([filled.list?.values, filled.kept]).toEqual([{ x: ['5'] }, 'private, no-store']);
  expect((await open(`${engine}?command=give`)).kept).toBeNull();
  expect((await open(`${engine}?command=kick&v.x=5`)).list?.values).toEqual({});
});

test('an id that is used twice is listed once', async () => {
  expect(ids(await open(engine, { getCommands: [command('give'), command('give')] }))).toEqual(['give']);
});

test.each([
  ['a host that is away', new UpstreamError('network', 'getCommands', 'gone'), 502],
  ['a slow host', new UpstreamError('timeout', 'getCommands', 'slow'), 504],
  ['a refusal', { retcode: 7, message: 'closed' }, 502],
])('%s is a load error, and the other engines stay listed', async (_name, getCommands, status) => {
  const failed = await open(engine, { getCommands });
  expect([failed.status, failed.problem?.title, failed.tabs.length]).toEqual([status, 'Command Load Error', 2]);
  expect(failed.kept).toBe('private, no-store');
});

test('a missing command file is not an error', async () => {
  const { status, list } = await open(engine, { getCommands: { retcode: -1, message: 'Command data not found' } });
  expect([status, list?.packedCommands]).toEqual([200, '[]']);
});

test.each(['/command/genshin-impact/nothing', '/command/nowhere/grasscutter'])('%s is a 404', async (path) => {
  const { status, problem } = await open(path);
  expect([status, problem?.canRetry]).toEqual([404, false]);
});

test.each<[string, Visit]>([
  ['empty', { listGames: [] }],
  ['with a game that has no engines', { listGames: [{ ...genshin, engine: [] }] }],
  ['with a game that has no title', { listGames: [{ ...genshin, title: '' }] }],
  ['with a game that has no id', { rawAnswers: { listGames: [genshin, { ...genshin, id: undefined }] } }],
  ['that is not a list', { rawAnswers: { listGames: 'games' } }],
  ['without any readable game', { rawAnswers: { listGames: [{ ...genshin, id: undefined }] } }],
])('a list of games %s logs out', async (_name, answers) => {
  expect((await open('/command', answers)).problem?.title).toBe('Command Load Error');
  const session = { role: [Role.MEMBER], roleExpired: 0 };
  const answer = (await open('/command', { ...answers, session }).catch((thrown: unknown) => thrown)) as Response;
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/login']);
  expect(answer.headers.get('Set-Cookie')).toContain('starhaven=;');
});

test('a tab shows the game title of the game list, and its short code if the engine has none', async () => {
  const listGames = [{ ...genshin, title: 'GI on PC', gameTitle: 'Genshin Impact', short: 'GI' }];
  const { tabs } = await open('/command', { listGames });
  expect(tabs.map(({ short, gameTitle }) => [short, gameTitle])).toEqual([
    ['GC', 'Genshin Impact'],
    ['GI', 'Genshin Impact'],
  ]);
});

test('an answer that is not JSON is a failure of the host, and logs nobody out', async () => {
  const listGames = new UpstreamError('shape', 'listGames', 'the answer is not JSON (text/html)', { status: 200 });
  const { problem } = await open('/command', { listGames, session: { role: [Role.MEMBER], roleExpired: 0 } });
  expect(problem).toMatchObject({ title: 'Command Load Error' });
});
