/** @jest-environment node */
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { fakeClient, goodHost } from '../../testing/tool-client.server';
import { importLimits } from './import-limits';
import { action, loader } from './import.route.server';

const freesr = JSON.stringify({
  lightcones: [
    { item_id: 23000, level: 80, rank: 5, promotion: 6, equip_avatar: 1001, internal_uid: 1 },
    { item_id: 99999, level: 1, rank: 1, promotion: 0, equip_avatar: 0, internal_uid: 2 },
  ],
  relics: [],
  avatars: {},
});
const danheng = 'honkai-star-rail/danheng';

async function send(fields: Record<string, string | Blob>, host: CallAnswers = {}) {
  const { context } = fakeClient({ ...goodHost, ...host });
  const body = new FormData();
  for (const [name, value] of Object.entries({ intent: 'preview', engine: danheng, ...fields })) body.set(name, value);
  const request = new Request('https://site.test/command/import', { method: 'POST', body });
  const answer = await action({ request, params: {}, context });
  if (answer instanceof Response) throw new Error('led elsewhere');
  const { data, init } = answer;
  return {
    ...data,
    status: init?.status,
    isPrivate: new Headers(init?.headers).get('Cache-Control')?.includes('no-store'),
    wait: new Headers(init?.headers).get('Retry-After'),
  };
}

test.each([
  ['pasted', { text: freesr }],
  ['chosen as a file', { file: new Blob([freesr]), text: '' }],
])('a build that is %s becomes commands within the limits of the engine', async (_name, fields) => {
  const { preview, status, isPrivate } = await send(fields);
  expect([status, isPrivate]).toEqual([200, true]);
  expect(preview?.things).toEqual([
    {
      kind: 'gear',
      name: 'Night Cone',
      lines: ['give 23000 l70 r5'],
      lost: ['Level 80: this command takes at most 70, so 70 is used.'],
    },
    { kind: 'gear', name: '99999', lines: ['give 99999 l1 r1'], lost: [] },
  ]);
});

test('a line break in a pasted text counts as one character, although browsers send two', async () => {
  const start = freesr.replace(/\}$/, '');
  const text = `${start}${'\r\n'.repeat(importLimits.bytes - start.length - 1)}}`;
  expect((await send({ text })).status).toBe(200);
});

test('a large build keeps all lines, and lists the first items of each kind', async () => {
  const cone = { level: 80, rank: 5, promotion: 6 };
  const lightcones = Array.from({ length: 2_500 }, (_, index) => ({ ...cone, item_id: 23_000 + index }));
  const relic = { relic_id: 61_011, level: 15, main_affix_id: 1, sub_affixes: [] };
  const relics = [...Array.from({ length: 250 }, () => relic), {}];
  const { preview } = await send({ text: JSON.stringify({ lightcones, relics, avatars: {} }) });
  expect(preview?.lines).toEqual(lightcones.map(({ item_id }) => `give ${item_id} l70 r5`));
  expect(preview?.things.map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 200 }, () => 'gear'),
    ...Array.from({ length: 200 }, () => 'artifact'),
  ]);
  expect(preview?.counts).toEqual({
    avatar: { all: 0, unlisted: 0, withoutLines: 0, withLosses: 0 },
    gear: { all: 2_500, unlisted: 2_300, withoutLines: 0, withLosses: 2_300 },
    artifact: { all: 250, unlisted: 50, withoutLines: 50, withLosses: 0 },
  });
  expect(preview?.problems).toEqual(['1 of the relics cannot be read and are left out.']);
});

const weapon = '{"format":"GOOD","version":2,"weapons":[{"key":"DullBlade"}]}';
const tooBig = 'This file is too big. Builds have at most 1 MB.';

test.each([
  [{ text: '' }, 422, { file: ['Choose a file, or paste the text of one.'] }],
  [{ text: 'hello' }, 422, { text: ['This is not a JSON file. Choose the file as the program saved it.'] }],
  [{ file: new Blob(['hello']) }, 422, { file: ['This is not a JSON file. Choose the file as the program saved it.'] }],
  [{ text: freesr, engine: 'nothing' }, 422, { engine: ['Please choose an engine.'] }],
  [{ text: ' x'.repeat(importLimits.bytes) }, 413, { text: [tooBig] }],
  [{ file: new Blob(['x'.repeat(importLimits.bytes + 1)]) }, 413, { file: [tooBig] }],
  [
    { text: weapon },
    422,
    { text: ['This build is from another game than Honkai: Star Rail. Choose an engine of its game.'] },
  ],
])('input %# is refused at its field with its reason', async (fields: Record<string, string | Blob>, status, error) => {
  expect(await send(fields)).toMatchObject({ status, preview: null, message: null, result: { error } });
});

test('a refused form keeps what was pasted, unless it is long or came from a file', async () => {
  const textOf = async (fields: Record<string, string | Blob>) => (await send(fields)).result?.initialValue?.['text'];
  expect(await textOf({ text: 'hello' })).toBe('hello');
  expect(await textOf({ text: 'x'.repeat(importLimits.keptCharacters + 1) })).toBeUndefined();
  expect(await textOf({ file: new Blob(['hello']) })).toBeUndefined();
});

test('a host that does not answer is reported', async () => {
  const answer = await send({ text: freesr }, { listGames: new UpstreamError('timeout', 'listGames', 'late') });
  expect(answer).toMatchObject({
    status: 504,
    preview: null,
    message: { message: 'The server that keeps the commands does not answer. Please try again.' },
    result: { initialValue: { text: freesr } },
  });
  const busy = new UpstreamError('refused', 'listGames', 'busy', { status: 429, retryAfterSeconds: 90 });
  expect(await send({ text: freesr }, { listGames: busy })).toMatchObject({ status: 503, wait: '90' });
});

test('the form says that the host does not answer', async () => {
  const { context } = fakeClient({ ...goodHost, listGames: new UpstreamError('timeout', 'listGames', 'late') });
  const { data, init } = await loader({
    request: new Request('https://site.test/command/import'),
    params: {},
    context,
  });
  expect([data.problem?.title, data.engines, init?.status]).toEqual(['Command Load Error', [], 504]);
});
