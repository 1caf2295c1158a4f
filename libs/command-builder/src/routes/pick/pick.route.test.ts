/** @jest-environment node */
import { CommandSchema } from '@starhaven/contracts/commands';
import type { Role } from '@starhaven/contracts/session';
import type { CallAnswers } from '@starhaven/upstream/testing';
import * as v from 'valibot';
import { giveCommand } from '../../testing/commands';
import { fakeClient, item } from '../../testing/fake-client.server';
import { loader } from './pick.route.server';

const stats = { BaseValue: 0.0272, StepValue: 0.0039, StepNum: 3, Property: 'CriticalChance' };
const lists: Record<string, ReturnType<typeof item>[]> = {
  2: Array.from({ length: 45 }, (_, index) => item(1000 + index, { starType: 4 + (index % 2) })),
  7: [item(11, { type: 7, name: 'HP', grup: '51' }), item(12, { type: 7, name: 'ATK', grup: '52' })],
  8: [item(501201, { type: 8, name: 'CRIT Rate', grup: '501', stats })],
  9: [item(77, { type: 9, name: 'Flower', main: '51', sub: '501', appendPropNum: 1, starType: 5 })],
};
const staff = v.parse(CommandSchema, {
  id: 'staff',
  head: 'ban',
  label: 'Ban',
  permission: [1],
  params: [{ id: 'item', label: 'Item', type: 'itemList' }],
});

interface Options {
  path?: string;
  command?: string;
  roles?: Role[];
  listItems?: CallAnswers['listItems'];
}

async function open(
  query: string,
  { path = 'genshin-impact/gc', command = 'give-artifact', roles, ...answers }: Options = {},
) {
  const client = fakeClient(
    {
      listItems: ({ query: asked }) => ({ retcode: 0, data: lists[String(asked?.type)] ?? [] }),
      ...answers,
    },
    { commands: [giveCommand, staff], ...(roles ? { roles } : {}) },
  );
  const [gameSlug, engine] = path.split('/');
  const request = new Request(`https://site.test/command/${path}/pick?command=${command}&${query}`);
  const result = await loader({ request, params: { gameSlug, engine }, context: client.context });
  return { ...result.data, status: result.init?.status ?? 200 };
}
const redirectOf = (query: string) =>
  open(query).then(
    () => null,
    (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : null),
  );

test('results come in pages of 20, narrowed by search and filters', async () => {
  const { view } = await open('param=item');
  expect([view?.title, view?.total, view?.rows.length, view?.previous]).toEqual(['Select Item(s)', 45 + 1, 20, null]);
  expect(view?.next).toContain('page=2');
  const last = await open('param=item&page=99');
  expect([last.view?.rows.length, last.view?.next]).toEqual([6, null]);
  const narrow = await open('param=item&q=lantern+100&stars=5');
  expect(narrow.view?.rows.map(({ row }) => row.id)).toEqual(['1001', '1003', '1005', '1007', '1009']);
});

test('with several values a result is added or removed, and Done leads back with them', async () => {
  const { view } = await open('param=item&v.item=*1000*5');
  expect(view?.chosen.map(({ name, isMissing }) => [name, isMissing])).toEqual([
    ['Lantern 1000', false],
    ['???', true],
  ]);
  const { rows } = view!;
  expect(rows.find(({ row }) => row.id === '1001')?.to).toContain('/pick?v.item=*1000*5*1001&');
  expect(rows.find(({ row }) => row.id === '1000')).toMatchObject({ isChosen: true });
  expect(rows.find(({ row }) => row.id === '1000')?.to).toContain('/pick?v.item=5&');
  expect(view?.backTo).toBe('/command/genshin-impact/gc?v.item=*1000*5&command=give-artifact#command-give-artifact');
});

test('with one value a result replaces it and leads back to the command', async () => {
  const { view } = await open('param=artifact&v.artifact=5&appendPropNum=');
  expect(view?.rows[0]?.to).toBe(
    '/command/genshin-impact/gc?v.artifact=77&command=give-artifact#command-give-artifact',
  );
});

test('properties need an artifact, and are those of its group unless Auto Filter (Official) is off', async () => {
  expect((await open('param=main')).view).toMatchObject({ blocked: 'Choose an artifact first.', rows: [] });
  const names = async (query: string) => (await open(query)).view?.rows.map(({ row }) => row.name);
  expect(await names('param=main&v.artifact=77')).toEqual(['HP']);
  expect(await names('param=main&v.artifact=77&auto=off')).toEqual(['HP', 'ATK']);
});

test('a sub property asks for count and step, then leads on', async () => {
  const { view } = await open('param=sub&v.artifact=77&property=501201');
  expect(view?.slot).toEqual({ id: '501201', name: 'CRIT Rate', step: 3, maxStep: 3 });
  const back = '/command/genshin-impact/gc?v.artifact=77&v.sub=501203%3A2&command=give-artifact#command-give-artifact';
  expect(await redirectOf('param=sub&v.artifact=77&add=501201&count=2&step=2')).toBe(back);
  expect(await redirectOf('param=sub&v.artifact=77&add=501201&count=-1&step=x')).toContain('v.sub=501204%3A1');
  const full = await open('param=sub&v.artifact=77&v.sub=501204:1');
  expect(full.view?.blocked).toMatch(/^All places of this artifact are taken/);
});

test.each([
  ['param=nothing', {}],
  ['param=', {}],
  ['param=item', { path: 'no-game/gc' }],
  ['param=item', { path: 'genshin-impact/other' }],
  ['param=item', { path: 'genshin-impact/..' }],
  ['param=item', { command: 'nothing' }],
])('%s %j is not found', async (query, options) => {
  const { status, problem } = await open(query, options);
  expect([status, problem?.canRetry]).toEqual([404, false]);
});

test('a list that does not load names itself, keeps the address and can be tried again', async () => {
  const { status, problem } = await open('param=artifact', { listItems: { retcode: 500, message: 'no' } });
  expect([status, problem?.title, problem?.canRetry]).toEqual([502, 'Artifact Load Error', true]);
});

test('the picker of a command is there only for those who see the command', async () => {
  expect((await open('param=item', { command: 'staff' })).status).toBe(404);
  expect((await open('param=item', { command: 'staff', roles: [3] })).status).toBe(404);
  expect((await open('param=item', { command: 'staff', roles: [1] })).status).toBe(200);
});
