/** @jest-environment node */
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers, Extension, FakeUpstreamOptions } from '@starhaven/upstream/testing';
import { noHost } from '@starhaven/upstream/testing';
import { fakeClient, games, item } from '../../testing/fake-client.server';
import { loader as itemsJson } from '../items-json/items-json.route.server';
import { headers, loader } from './search.route.server';

const twelve = Array.from({ length: 12 }, (_, index) => item(index));
const found = <Item>(items: Item[]) => ({ retcode: 0, message: 'ok', data: items });

async function open(
  path: string,
  listItems: CallAnswers['listItems'] = found(twelve),
  more: CallAnswers = {},
  extensions: Extension[] = [],
  options: FakeUpstreamOptions = {},
) {
  const { context, calls } = fakeClient(
    { listGames: games, listItems, listGameVersions: [], getHandbookSummary: found([]), ...more },
    { extensions, ...options },
  );
  const url = new URL(path, 'https://site.test');
  const term = decodeURIComponent(url.pathname.split('/')[2] ?? '');
  const result = await loader({ request: new Request(url), params: { term }, context });
  const asked = calls.find(({ name }) => name === 'listItems')?.input as { query: object } | undefined;
  const headers = new Headers(result.init?.headers);
  return {
    data: result.data,
    kept: headers.get('Cache-Control'),
    wait: headers.get('Retry-After'),
    status: result.init?.status ?? 200,
    asked: asked?.query,
    calls: calls.map(({ name }) => name),
  };
}

test('the form of a browser without scripts lands on the address of its search', async () => {
  const answer = await open('/handbook?search=+hu-tao+&game=1&type=&language=JP').catch((thrown: Response) => thrown);
  expect((answer as Response).status).toBe(302);
  expect((answer as Response).headers.get('Location')).toBe('/handbook/hu-tao?game=1&language=JP');
  const blank = await open('/handbook?search=++&language=EN').catch((thrown: Response) => thrown);
  expect((blank as Response).headers.get('Location')).toBe('/handbook');
});

test('the specification’s shape of a search address leads to the address of its search', async () => {
  const answer = await open('/handbook?q=hu+tao').catch((thrown: Response) => thrown);
  expect((answer as Response).status).toBe(302);
  expect((answer as Response).headers.get('Location')).toBe('/handbook/hu-tao');
  // Parameters that are not listed here are removed from the address before the page is rendered.
  expect(headers.sharedQuery).toContain('q');
});

test('types have the specification’s names', async () => {
  const { choices } = (await open('/handbook')).data;
  expect(choices.find(({ name }) => name === 'type')?.options.map(({ label }) => label)).toEqual([
    'All types',
    'Avatar',
    'Normal',
    'Monster',
    'Weapon',
    'Scene',
    'Gadget',
    'Artifact Main',
    'Artifact Sub',
    'Artifact Config',
    'Quest',
    'Plane',
    'Stage',
  ]);
});

test('a search of one game names the commit of its data, if the host sends it', async () => {
  const listGameVersions = jest.fn(() => [
    { id: '1', commit: 'aaaa111', game: 1 },
    { id: '2', commit: 'bbbb222', game: 2 },
  ]);
  const asked = async (path: string, answers: CallAnswers) => (await open(path, found([]), { ...answers })).asked;
  expect(await asked('/handbook/a?game=2&type=4', { listGameVersions })).toEqual({
    search: 'a',
    page: 1,
    limit: 12,
    language: 'EN',
    game: 2,
    type: 4,
    version: 'bbbb222',
  });
  expect(listGameVersions).toHaveBeenCalledWith(
    expect.objectContaining({ query: { time: expect.stringMatching(/^\d+$/) as string } }),
  );
  expect(await asked('/handbook/a?game=2', { listGameVersions: noHost })).toMatchObject({
    game: 2,
    version: undefined,
  });
  expect(await asked('/handbook/a', { listGameVersions })).toMatchObject({ version: undefined });
});

test('before any search nothing is requested', async () => {
  const { data, calls } = await open('/handbook?language=DE');
  expect(data.results).toBeNull();
  expect(calls).toEqual(['listGames']);
});

test('a search asks with the spec’s words', async () => {
  const { asked, data, status } = await open('/handbook/hu-tao?game=1&type=4&language=JP&page=2');
  expect(asked).toEqual({ search: 'hu tao', page: 2, limit: 12, language: 'JP', game: 1, type: 4 });
  expect([status, data.results?.items.length, data.results?.isLast]).toEqual([200, 12, false]);
});

test('only a host that can explain its matches is asked to', async () => {
  const hit = item(1, { name: 'Tartaglia', alsoKnownAs: { name: '公子', language: 'CHS' } });
  const { asked, data } = await open('/handbook/gongzi', found([hit, item(2)]), {}, ['item-extras']);
  expect(asked).toMatchObject({ search: 'gongzi', extras: 'yes' });
  expect(data.results?.items.map(({ alsoKnownAs }) => alsoKnownAs)).toEqual([
    { name: '公子', lang: 'zh-Hans', language: '简体中文' },
    null,
  ]);
  expect((await open('/handbook/gongzi', found([item(2)]), {}, ['handbook'])).asked).not.toHaveProperty('extras');
});

test('filters go only to a host that has them, and others are not offered them', async () => {
  const path = '/handbook/sword?stars=5&weapon=1&sort=rarity&view=list';
  const own = await open(path, found([item(1)]), {}, ['item-filters']);
  expect(own.asked).toMatchObject({ stars: 5, weapon: 1, sort: 'rarity' });
  expect(own.asked).not.toHaveProperty('view');
  expect(own.data.choices.map(({ name }) => name)).toEqual(expect.arrayContaining(['stars', 'weapon', 'sort', 'view']));
  const other = await open(path, found([item(1)]));
  expect(other.asked).toMatchObject({ search: 'sword' });
  expect(Object.keys(other.asked ?? {}).filter((key) => ['stars', 'weapon', 'sort', 'view'].includes(key))).toEqual([]);
  expect(other.data.search).toMatchObject({ term: 'sword', view: 'list' });
  expect(other.data.search).not.toHaveProperty('stars');
  expect(other.data.choices.map(({ name }) => name)).toEqual(['game', 'type', 'language', 'view']);
});

test('a page that is not full is the last one, and so is the thousandth', async () => {
  expect((await open('/handbook/a', found([item(1)]))).data.results).toMatchObject({ isLast: true });
  // Twelve rows were sent, and one of them cannot be read: there may be more.
  const rows = [...Array.from({ length: 11 }, (_, index) => item(index + 1)), { id: null }];
  expect(
    (await open('/handbook/a', undefined, {}, [], { rawAnswers: { listItems: found(rows) } })).data.results,
  ).toMatchObject({ isLast: false });
  expect((await open('/handbook/a?page=1000')).data.results).toMatchObject({ isLast: true });
  const beyond = await open('/handbook/a?page=1001');
  expect([beyond.asked, beyond.data.results?.items]).toEqual([undefined, []]);
});

test.each([
  ['no more', { retcode: -1, message: 'no more' }, null, 200],
  ['a refusal', { retcode: 7, message: 'The library is closed' }, 'The library is closed', 502],
  ['a refusal without words', { retcode: 7 }, 'No items found', 502],
  [
    'a network failure',
    new UpstreamError('network', 'listItems', 'gone'),
    'Failed to fetch items. Please try again.',
    502,
  ],
  [
    'a host that is too slow',
    new UpstreamError('timeout', 'listItems', 'slow'),
    'Failed to fetch items. Please try again.',
    504,
  ],
])('%s shows the spec’s words', async (_name, answer, title, status) => {
  const opened = await open('/handbook/a', answer);
  expect([opened.data.results?.problem?.title ?? null, opened.status]).toEqual([title, status]);
  expect(opened.data.results?.items).toEqual([]);
});

test.each([
  ['a refused read', new UpstreamError('refused', 'listItems', 'busy')],
  ['a limit', { retcode: 429, message: 'Slow down' }],
])('%s says when to ask again, also to the script', async (_name, answer) => {
  const opened = await open('/handbook/a', answer);
  expect([opened.status, opened.wait, opened.kept]).toEqual([503, '10', 'private, no-store']);
  const { context } = fakeClient({ listGames: games, listItems: answer });
  const json = await itemsJson({ request: new Request('https://site.test/?search=a'), params: {}, context });
  expect([json.status, json.headers.get('Retry-After')]).toEqual([503, '10']);
  expect(json.headers.get('Cache-Control')).toContain('no-store');
});

test('a term that is too long is refused before any request', async () => {
  const { status, asked, data } = await open(`/handbook/${'a'.repeat(101)}`);
  expect([status, asked]).toEqual([400, undefined]);
  expect(data.search.term).toHaveLength(101);
});

test('unknown games and types count as all', async () => {
  expect((await open('/handbook/a?game=99&type=77')).asked).toMatchObject({ game: undefined, type: undefined });
});

test('without the list of games the three of the spec are there', async () => {
  const { data } = await open('/handbook/a', found([]), {
    listGames: new UpstreamError('network', 'listGames', 'gone'),
  });
  expect(data.games.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('only a host with the extension is asked what it holds, and its failure costs nothing else', async () => {
  expect((await open('/handbook/a')).calls).not.toContain('getHandbookSummary');
  const { data, status } = await open('/handbook/a', found([]), { getHandbookSummary: noHost }, ['handbook']);
  expect([status, data.summary]).toEqual([200, []]);
});

const gone = new UpstreamError('refused', 'any', 'busy');
test.each<[string, CallAnswers, Extension[]]>([
  ['without the list of games', { listGames: gone }, ['handbook']],
  ['without what the handbook holds', { getHandbookSummary: gone }, ['handbook']],
  ['without its results', { listItems: gone }, []],
])('a page %s is not stored in caches', async (_, answers, extensions) => {
  expect((await open('/handbook/a', found([item(1)]), answers, extensions)).kept).toBe('private, no-store');
});

test('a complete page may be cached, but not before the host has announced its extensions', async () => {
  expect((await open('/handbook/a', found([item(1)]))).kept).toBeNull();
  const { context } = fakeClient({ listGames: games }, { knowsExtensions: false });
  const early = await loader({ request: new Request('https://site.test/handbook'), params: {}, context });
  expect(new Headers(early.init?.headers).get('Cache-Control')).toBe('private, no-store');
});

test.each([
  ['/handbook', found([]), true],
  ['/handbook/a', found([item(1)]), true],
  ['/handbook?game=1&type=4', found([item(1)]), true],
  ['/handbook/a', found([]), false],
  ['/handbook/a?page=2', found([item(1)]), false],
  ['/handbook/a?game=1', found([item(1)]), false],
  ['/handbook/a?language=JP', found([item(1)]), false],
])('search engines may list %s: %#', async (path, answer, isIndexed) => {
  expect((await open(path, answer)).data.about.isIndexed).toBe(isIndexed);
});

test('scripts get the same page as data', async () => {
  const { context } = fakeClient({ listGames: games, listItems: found([item(5)]) });
  const request = new Request('https://site.test/handbook/data/items.json?search=a&language=JP');
  const answer = await itemsJson({ request, params: {}, context });
  expect(await answer.json()).toMatchObject({ title: '“a”', lang: 'ja', isLast: true, items: [{ id: '5' }] });
});
