/** @jest-environment node */
import { recipeToText } from '@starhaven/game-commands';
import { storedSession } from '@starhaven/session/testing';
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { noHost } from '@starhaven/upstream/testing';
import { fakeClient, goodHost } from '../../testing/tool-client.server';
import { loader as ownLoader } from '../recipes/recipes.route.server';
import { loader, sharedLoader } from './recipe.route.server';
import { action } from './share-recipe.server';

const id = 'AbCdEfGh-_12';
const engine = 'honkai-star-rail/lunarcore';
const lines = [{ command: 'give-give-an-item', head: 'give', values: { id: ['102'] }, times: 1 }];
const recipe = recipeToText({ name: 'Start', lines, parameters: [] }) ?? '';
const ok = <Data>(data: Data) => ({ retcode: 0, message: 'ok', data });
const row = { id, engine, recipe, description: 'Daily', sharedAt: 1_700_000_000 };
const shared = { getCommandRecipe: ok({ engine, recipe, description: '' }) };

interface Visit {
  isMember?: boolean;
  extensions?: Extension[];
}

function visit(host: CallAnswers = {}, { isMember = true, extensions = ['command-recipes'] }: Visit = {}) {
  return fakeClient({ ...goodHost, ...shared, ...host }, { extensions, session: isMember ? storedSession() : null });
}
const open = async (client = visit(), params = { id }) =>
  (await sharedLoader({ request: new Request(`https://site.test/command/r/${id}`), params, context: client.context }))
    .data;
async function send(fields: Record<string, string>, host: CallAnswers, params: { id?: string } = {}) {
  const { context, calls } = visit(host);
  const request = new Request('https://site.test/command/recipe', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  return { answer: await action({ request, params, context }), calls };
}

test('a short address shows the recipe; only its owner can remove it', async () => {
  const mine = visit({ listCommandRecipes: ok([row]) });
  expect((await open(mine)).content).toMatchObject({ lines: ['give 102'], isMine: true, path: `/command/r/${id}` });
  expect((await open(visit({ listCommandRecipes: ok([]) }))).content).toMatchObject({ isMine: false });
  expect((await open(visit({}, { isMember: false }))).content).toMatchObject({ isMine: false, canShare: false });
});

test.each([
  ['a recipe that was removed', visit({ getCommandRecipe: { retcode: -1, message: 'gone' } }), { id }],
  ['an id that no recipe has', visit(), { id: '../..' }],
  ['a host without the extension', visit({}, { extensions: [] }), { id }],
])('%s is not found', async (_name, client, params) => {
  expect((await open(client, params)).problem).toMatchObject({ title: 'Recipe not found', status: 404 });
});

test('only members of a host with the extension are offered a short link', async () => {
  const request = () => new Request(`https://site.test/command/recipe?${new URLSearchParams({ engine, recipe })}`);
  const offered = async (client: ReturnType<typeof visit>) =>
    (await loader({ request: request(), params: {}, context: client.context })).data.content?.canShare;
  expect(await offered(visit())).toBe(true);
  expect(await offered(visit({}, { isMember: false }))).toBe(false);
  expect(await offered(visit({}, { extensions: [] }))).toBe(false);
});

test('sharing leads to the short address', async () => {
  const { answer, calls } = await send({ intent: 'share', engine, recipe }, { shareCommandRecipe: ok({ id }) });
  expect((answer as Response).headers.get('Location')).toBe(`/command/r/${id}`);
  expect(calls.at(-1)?.input.body).toEqual({ engine, recipe, description: '' });
});

test('a refusal of the host is shown in its words', async () => {
  const full = { retcode: -1, message: 'An account shares at most 100 recipes. Remove one first.' };
  const { answer } = await send({ intent: 'share', engine, recipe }, { shareCommandRecipe: full });
  expect(answer).toMatchObject({ data: { message: { message: full.message } } });
});

test.each([
  [403, 403],
  [409, 409],
  [-1, 422],
])('the refusal %i has the status %i', async (retcode, status) => {
  const shareCommandRecipe = { retcode, message: 'No.' };
  const { answer } = await send({ intent: 'share', engine, recipe }, { shareCommandRecipe });
  expect(answer).toMatchObject({ data: { message: { title: 'Not changed', message: 'No.' } }, init: { status } });
});

test('a limit says how long it lasts, also to programs', async () => {
  const time = Math.ceil(Date.now() / 1000) + 90;
  const shareCommandRecipe = { retcode: 429, message: 'Too many.', ratelimit: { max: 20, time } };
  const { answer } = await send({ intent: 'share', engine, recipe }, { shareCommandRecipe });
  expect(answer).toMatchObject({ data: { waitUntilSeconds: time }, init: { status: 429 } });
  const { init } = answer as { init: ResponseInit };
  expect(Number(new Headers(init.headers).get('Retry-After'))).toBeGreaterThan(60);
});

test('no refusal is silent', async () => {
  const long = await send({ intent: 'share', engine, recipe, description: 'x'.repeat(301) }, {});
  expect(long.answer).toMatchObject({
    data: { result: { error: { description: ['A description has at most 300 characters'] } } },
    init: { status: 422 },
  });
  const { answer, calls } = await send({ intent: 'remove' }, {}, { id: 'no id' });
  expect(answer).toMatchObject({ data: { message: { title: 'Not changed' } }, init: { status: 422 } });
  expect(calls).toEqual([]);
});

test('removing leads back to the recipes, also when it was removed before', async () => {
  for (const retcode of [0, -1]) {
    const { answer } = await send({ intent: 'remove' }, { removeCommandRecipe: { retcode, message: '' } }, { id });
    expect((answer as Response).headers.get('Location')).toBe('/command/recipes');
  }
});

test('members of a host with short links see a list of their own', async () => {
  const list = async (client: ReturnType<typeof visit>) =>
    (
      await ownLoader({
        request: new Request('https://site.test/command/recipes'),
        params: {},
        context: client.context,
      })
    ).data;
  expect((await list(visit({ listCommandRecipes: ok([row]) }))).links?.own).toEqual([
    { id, name: 'Start', description: 'Daily', engineName: 'LunarCore', sharedAt: 1_700_000_000 },
  ]);
  expect(await list(visit({ listCommandRecipes: noHost }))).toEqual({ links: null, isSilent: true });
  for (const client of [visit({}, { isMember: false }), visit({}, { extensions: [] })]) {
    expect(await list(client)).toEqual({ links: null, isSilent: false });
    expect(client.calls).toEqual([]);
  }
});
