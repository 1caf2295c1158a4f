/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listGames } from '@starhaven/contracts/games';
import { getItem, listItems } from '@starhaven/contracts/handbook';
import { extensions } from '@starhaven/contracts/protocol';
import { logOut } from '@starhaven/contracts/session';
import { UpstreamError } from '../failures/upstream-error';
import type { CallAnswers } from './call-answers';
import { contextWith } from './context-with';
import { fakeUpstream } from './fake-upstream.server';
import { inTurn } from './in-turn';
import { takeFaults } from './test-faults';

const game = { id: 1, slug: 'genshin-impact', title: 'Genshin Impact' };

test('an answer is read with its contract, bare or in an envelope', async () => {
  const { upstream, calls } = fakeUpstream({
    answers: {
      listGames: [game],
      listItems: ({ query }) => ({
        message: 'ok',
        data: [{ id: query?.page ?? 0, name: 'Lantern', game: 1, type: 2 }],
      }),
      logOut: { retcode: '401', message: 'over' },
    },
  });
  const { data: games } = await upstream.call(listGames);
  expect(games).toMatchObject([{ ...game, keyword: '', engine: [] }]);
  expect(await upstream.call(listItems, { query: { page: 7 } })).toMatchObject({ ok: true, data: [{ id: '7' }] });
  const ended = await upstream.call(logOut, { sessionKey: 'key-7' });
  expect(ended).toMatchObject({ ok: false, retcode: 401, message: 'over', timestamp: 0 });
  expect(calls).toEqual([
    { name: 'listGames', input: {} },
    { name: 'listItems', input: { query: { page: 7 } } },
    { name: 'logOut', input: { sessionKey: 'key-7' } },
  ]);
});

test('answers come in turn, and an error is thrown', async () => {
  const slow = new UpstreamError('timeout', 'logOut', 'took too long');
  const { upstream } = fakeUpstream({ answers: { logOut: inTurn({ retcode: 0 }, slow, { retcode: -1 }) } });
  const end = () => upstream.call(logOut, { sessionKey: 'key-7' });
  expect(await end()).toMatchObject({ ok: true });
  await expect(end()).rejects.toBe(slow);
  expect(await end()).toMatchObject({ ok: false });
  await expect(end()).rejects.toThrow('only 3 answers');
  expect(takeFaults()).toEqual(['The test gives only 3 answers to this call.']);
});

test('a visitor who leaves ends a call that has no answer yet', async () => {
  const { upstream, calls } = fakeUpstream({ answers: { listGames: () => new Promise<never>(() => undefined) } });
  const controller = new AbortController();
  const asked = upstream.call(listGames, { signal: controller.signal });
  controller.abort();
  await expect(asked).rejects.toMatchObject({ kind: 'aborted' });
  expect(calls).toEqual([{ name: 'listGames', input: {} }]);
});

test('a refused shared read throws, as in the real client', async () => {
  const { upstream } = fakeUpstream({ answers: { listItems: { retcode: 429, message: 'slow' } } });
  await expect(upstream.call(listItems)).rejects.toMatchObject({ kind: 'refused', retcode: 429 });
});

test('a call without an answer fails the test by its name, even if the page hides the error', async () => {
  const { upstream } = fakeUpstream({ answers: { listGames: [] } });
  await upstream.call(listItems).catch(() => null);
  expect(takeFaults()).toEqual(['The test gives no answer to listItems.']);
  // A host that is down is no fault of the test.
  await expect(fakeUpstream({ isDown: true }).upstream.call(listItems)).rejects.toMatchObject({ kind: 'network' });
  expect(takeFaults()).toEqual([]);
});

test('input that the contract does not allow fails the test', async () => {
  const { upstream, calls } = fakeUpstream({ isDown: true });
  await expect(upstream.call(logOut)).rejects.toThrow('needs a session key');
  await expect(upstream.call(getItem, { params: { id: ' ', game: 1, type: 2 } })).rejects.toThrow(
    'does not match its contract',
  );
  expect(takeFaults()).toHaveLength(2);
  expect(calls).toEqual([]);
});

test('an answer or a row of the wrong shape fails the test, unless it is a raw answer', async () => {
  const rows = [{ id: '1', name: 'Lantern', game: 1, type: 2 }, { name: 'without an id' }];
  // The types know this, too; a value that came through `unknown` has passed them.
  const answers = { listGames: { games: 3 }, listItems: { data: rows } } as unknown as CallAnswers;
  const typed = fakeUpstream({ answers }).upstream;
  await expect(typed.call(listGames)).rejects.not.toHaveProperty('kind');
  expect(await typed.call(listItems)).toMatchObject({ data: [{ id: '1' }] });
  expect(takeFaults()).toEqual([
    expect.stringMatching(/^listGames: the answer does not match .*rawAnswers/),
    expect.stringMatching(/^listItems: 1 row was left out: id .*rawAnswers/),
  ]);
  const raw = fakeUpstream({ rawAnswers: { listGames: { games: 3 }, listItems: { data: rows } } }).upstream;
  await expect(raw.call(listGames)).rejects.toMatchObject({ kind: 'shape' });
  expect(await raw.call(listItems)).toMatchObject({ data: [{ id: '1' }] });
  expect(takeFaults()).toEqual([]);
});

test('the types know the calls, their answers and their inputs', () => {
  const ok = { retcode: 0, message: 'ok' };
  const wrong: CallAnswers[] = [
    // @ts-expect-error -- no call has this name.
    { listGame: [] },
    // @ts-expect-error -- a title is a text.
    { listGames: [{ ...game, title: {} }] },
    // @ts-expect-error -- rows belong in a list.
    { listItems: { ...ok, data: { id: '1' } } },
    // @ts-expect-error -- a misspelled field.
    { logOut: { retcode: 401, mesage: 'over' } },
    // @ts-expect-error -- this call has no such parameter.
    { listItems: ({ query }) => ({ ...ok, data: query?.lantern ? [] : [] }) },
  ];
  expect(wrong).toHaveLength(5);
  // @ts-expect-error -- no host announces this.
  expect(fakeUpstream({ extensions: ['lanterns'] }).upstream.hasExtension('lanterns')).toBe(true);
});

test('the host is ours, or knows only the specification', () => {
  const ours = fakeUpstream({ extensions: [extensions.ask], isProven: true }).upstream;
  expect([ours.hasExtension('ask'), ours.hasExtension('blog'), ours.isSpecOnly]).toEqual([true, false, false]);
  expect([ours.isProven('book'), ours.knowsExtensions]).toEqual([true, true]);
  const other = fakeUpstream().upstream;
  expect([other.hasExtension('ask'), other.isSpecOnly, other.isProven('book')]).toEqual([false, true, false]);
  const unknown = fakeUpstream({ knowsExtensions: false }).upstream;
  expect([unknown.knowsExtensions, unknown.isSpecOnly]).toEqual([false, false]);
});

test('a load context has the given services, and its types know them', () => {
  const { upstream } = fakeUpstream();
  const context = contextWith({ upstream, site: { name: 'Inn' } });
  expect([context.upstream, context.site.name]).toEqual([upstream, 'Inn']);
  // @ts-expect-error -- no service has this name.
  contextWith({ sites: {} });
  // @ts-expect-error -- a name is a text.
  contextWith({ site: { name: 3 } });
});

test('the calls of every domain of the contracts are known', () => {
  const contracts = path.join(__dirname, '../../../contracts/package.json');
  const { exports } = JSON.parse(readFileSync(contracts, 'utf8')) as { exports: object };
  const listed = readFileSync(path.join(__dirname, 'all-contracts.ts'), 'utf8').match(/(?<=contracts\/)[\w-]+/g);
  expect(listed).toEqual(Object.keys(exports).map((door) => door.slice(2)));
});
