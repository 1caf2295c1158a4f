/** @jest-environment node */
import { recipeFromText } from '@starhaven/game-commands';
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { recipeEditHref } from '../../lib/recipes/recipe-href';
import { fakeClient, goodHost } from '../../testing/tool-client.server';
import { action, loader } from './recipe-edit.route.server';

const good = { name: 'Start', description: '', engine: 'honkai-star-rail/lunarcore', lines: 'give 102 x{n=5}' };

async function send(fields: object, host: CallAnswers = {}) {
  const { context } = fakeClient({ ...goodHost, ...host });
  const body = new URLSearchParams({ intent: 'check', ...good, ...fields });
  const request = new Request('https://site.test/command/recipes/edit', { method: 'POST', body });
  const answer = await action({ request, params: {}, context });
  if (answer instanceof Response) throw answer;
  return { ...answer.data, status: answer.init?.status, wait: new Headers(answer.init?.headers).get('Retry-After') };
}

test('typed lines become a recipe, which the same form opens again', async () => {
  const { made, status } = await send({});
  expect(status).toBe(200);
  expect(recipeFromText(made?.recipe ?? '')).toMatchObject({ name: 'Start', parameters: [{ id: 'n', value: '5' }] });
  const { context } = fakeClient(goodHost);
  const path = recipeEditHref({ engine: good.engine, recipe: made?.recipe ?? '', description: 'x' }, 'own-id');
  const { data } = await loader({ request: new Request(`https://site.test${path}`), params: {}, context });
  expect(data.start).toEqual({ ...good, id: 'own-id', description: 'x' });
});

test.each([
  [{ name: ' ' }, 'name', 'Please give the recipe a name'],
  [{ engine: 'honkai-star-rail/other' }, 'engine', 'Please choose an engine'],
  [{ lines: 'give 102\nfly' }, 'lines', 'Line 2: LunarCore has no command that begins like this.'],
])('%j is refused at its field, and what was typed stays', async (fields, field, message) => {
  const { status, made, result } = await send(fields);
  expect([status, made]).toEqual([422, null]);
  expect(result?.error?.[field]).toContain(message);
  expect(result?.initialValue).toMatchObject(fields);
});

test('when the host does not answer, everything that was typed stays', async () => {
  const answer = await send({}, { getCommands: new UpstreamError('network', 'getCommands', 'gone') });
  expect(answer.message?.title).toBe('Command Load Error');
  expect(answer.result?.initialValue).toMatchObject({ lines: good.lines });
  const busy = new UpstreamError('refused', 'getCommands', 'busy', { status: 429, retryAfterSeconds: 90 });
  expect(await send({}, { getCommands: busy })).toMatchObject({ status: 503, wait: '90' });
});

test('the form says that the host does not answer', async () => {
  const { context } = fakeClient({ ...goodHost, listGames: new UpstreamError('timeout', 'listGames', 'late') });
  const request = new Request('https://site.test/command/recipes/edit');
  const { data, init } = await loader({ request, params: {}, context });
  expect([data.problem?.title, data.start, init?.status]).toEqual(['Command Load Error', null, 504]);
});
