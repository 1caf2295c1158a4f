/** @jest-environment node */
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';
import { loader } from './game.route.server';

/** Runs the loader with a host that gives these answers; returns the calls that it received. */
async function load(gameSlug: string, answers: CallAnswers = {}, options: { extensions?: Extension[] } = {}) {
  const { upstream, calls } = fakeUpstream({ answers, ...options });
  const request = new Request(`https://site.test/downloads/${encodeURIComponent(gameSlug)}`);
  const result = await loader({ request, params: { gameSlug }, context: contextWith({ upstream }) });
  const headers = new Headers(result.init?.headers);
  const [kept, wait] = [headers.get('Cache-Control'), headers.get('Retry-After')];
  return { calls: calls.map(({ name }) => name), kept, wait, data: result.data, status: result.init?.status };
}

const game = {
  ...{ id: 1, slug: 'genshin-impact', title: 'Genshin Impact', description: '', image: '', lastUpdate: 0 },
  ...{ version: '', keyword: '', engine: [] },
};
const failure = (kind: 'timeout' | 'network' | 'shape' | 'refused') => new UpstreamError(kind, 'test', kind);

test.each(['../etc', '12', '-x', '_x', 'a', 'a'.repeat(300), '🎮🎮', 'a.b'])(
  '%j is an invalid id, and nothing is asked',
  async (slug) => {
    const { calls, data, status } = await load(slug);
    expect({ calls, status, title: data.problem?.title }).toEqual({ calls: [], status: 404, title: 'Invalid Game ID' });
  },
);

test('an unknown game shows the server’s message, or the spec’s text without one', async () => {
  const { data, status } = await load('zelda', {
    getGameInfo: { retcode: -1, message: 'Gone fishing' },
    getGameDownloads: { retcode: -1 },
  });
  expect([status, data.problem?.title]).toEqual([404, 'Gone fishing']);
  const silent = await load('zelda', { getGameInfo: { retcode: -1 }, getGameDownloads: { retcode: -1 } });
  expect(silent.data.problem?.title).toBe('Game Not Found');
});

test.each([
  ['timeout', 504],
  ['network', 502],
  ['shape', 502],
  ['refused', 503],
] as const)('an upstream failure of kind %s is Game Not Found with status %d and a retry', async (kind, expected) => {
  const { data, status } = await load('genshin-impact', { getGameInfo: failure(kind), getGameDownloads: [] });
  expect([status, data.problem]).toEqual([
    expected,
    { title: 'Game Not Found', message: 'Failed to fetch game info', canRetry: true, status: expected },
  ]);
});

test('a refusal with a code of its own shows the server’s message, and can be tried again', async () => {
  const refusal = { retcode: 5, message: 'Back at noon' };
  const error = new UpstreamError('business', 'test', 'refused', { retcode: 5, serverMessage: 'Back at noon' });
  for (const answer of [refusal, error]) {
    const info = await load('genshin-impact', { getGameInfo: answer, getGameDownloads: [] });
    expect([info.status, info.data.problem]).toEqual([
      502,
      { title: 'Back at noon', message: 'Failed to fetch game info', canRetry: true, status: 502 },
    ]);
    const downloads = await load('genshin-impact', { getGameInfo: game, getGameDownloads: answer });
    expect([downloads.status, downloads.data.downloads?.problem?.title]).toEqual([502, 'Back at noon']);
  }
  const status = new UpstreamError('status', 'test', 'HTTP 500', { status: 500, serverMessage: 'stack trace' });
  const broken = await load('genshin-impact', { getGameInfo: status, getGameDownloads: [] });
  expect(broken.data.problem?.title).toBe('Game Not Found');
});

test('an empty list of platforms shows the spec’s text instead of a page without a picker', async () => {
  const { data, status } = await load('genshin-impact', { getGameInfo: game, getGameDownloads: [] });
  expect([status, data.downloads?.problem?.title]).toEqual([200, 'Download data not found']);
});

test('downloads that are refused show the server’s message while the game stays', async () => {
  const { data, status } = await load('genshin-impact', {
    getGameInfo: game,
    getGameDownloads: { retcode: -1, message: 'Not yet' },
  });
  expect([status, data.game, data.downloads?.problem?.title]).toEqual([200, game, 'Not yet']);
});

test('downloads that fail keep the game, and the page is not cached as a success', async () => {
  const { data, status } = await load('genshin-impact', { getGameInfo: game, getGameDownloads: failure('timeout') });
  expect([status, data.game, data.downloads?.problem?.title]).toEqual([504, game, 'Failed to fetch data']);
});

test.each([{ retcode: 429 }, { retcode: 500 }, failure('refused')])(
  '%j is not taken for an empty list of downloads or an unknown game',
  async (answer) => {
    const downloads = await load('genshin-impact', { getGameInfo: game, getGameDownloads: answer });
    const { problem } = downloads.data.downloads ?? {};
    expect(problem).toMatchObject({ title: 'Failed to fetch data', message: null, canRetry: true });
    expect([downloads.status === 200, downloads.kept]).toEqual([false, 'private, no-store']);
    const info = await load('genshin-impact', { getGameInfo: answer, getGameDownloads: [] });
    expect(info.data.problem).toMatchObject({ message: 'Failed to fetch game info', canRetry: true });
  },
);

test('a host that refuses for a moment says when to ask again', async () => {
  const { wait, kept } = await load('genshin-impact', { getGameInfo: failure('refused'), getGameDownloads: [] });
  expect([wait, kept]).toEqual(['10', 'private, no-store']);
});

test('an error of our own code is not hidden', async () => {
  await expect(load('genshin-impact', { getGameInfo: new TypeError('bug'), getGameDownloads: [] })).rejects.toThrow(
    'bug',
  );
});

test('the page has the checks of the links that it shows, and works without them', async () => {
  const url = 'https://files.test/a.zip';
  const link = { name: 'Client', url, mirror: [] };
  const platforms = [{ platfrom: 'PC', version: [{ name: '5.0', project: null, download: [{ link: [link] }] }] }];
  const check = { hasAnswered: true, checkedAt: 9, answeredAt: 9 };
  const listLinkChecks = {
    retcode: 0,
    data: [
      { url, ...check },
      { url: 'https://files.test/other.zip', ...check },
    ],
  };
  const answers = { getGameInfo: game, getGameDownloads: platforms, listLinkChecks };
  const open = async (more: CallAnswers, extensions: Extension[]) => {
    const { data, calls, status } = await load('genshin-impact', { ...answers, ...more }, { extensions });
    return { status, checks: 'checks' in data ? data.checks : null, isAsked: calls.includes('listLinkChecks') };
  };
  expect(await open({}, ['link-checks'])).toEqual({ status: 200, checks: { [url]: check }, isAsked: true });
  expect(await open({}, [])).toEqual({ status: 200, checks: {}, isAsked: false });
  const down = await open({ listLinkChecks: failure('timeout') }, ['link-checks']);
  expect(down).toEqual({ status: 200, checks: {}, isAsked: true });
});
