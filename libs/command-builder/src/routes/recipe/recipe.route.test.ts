/** @jest-environment node */
import { recipeToText } from '@starhaven/game-commands';
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { recipeHref } from '../../lib/recipes/recipe-href';
import { fakeClient, goodHost } from '../../testing/tool-client.server';
import { loader } from './recipe.route.server';

const engine = 'honkai-star-rail/lunarcore';
const line = (values: object, id = 'give-give-an-item') => ({ command: id, head: 'give', values, times: 1 });
const text = (values: object = { id: ['102'], x: ['{n}'] }) =>
  recipeToText({ name: 'Start', lines: [line(values) as never], parameters: [{ id: 'n', label: 'N', value: '5' }] }) ??
  '';

async function open(address: { engine?: string; recipe?: string }, more = '', host: CallAnswers = {}) {
  const { context } = fakeClient({ ...goodHost, ...host });
  const path = recipeHref({ engine, recipe: text(), description: 'For beginners', ...address });
  const { data, init } = await loader({ request: new Request(`https://site.test${path}${more}`), params: {}, context });
  return { ...data, status: init?.status ?? 200 };
}

test('a recipe becomes its lines, with the values of the address in its placeholders', async () => {
  expect((await open({})).content).toMatchObject({
    name: 'Start',
    description: 'For beginners',
    lines: ['give 102 x5'],
  });
  expect((await open({}, '&p.n=7')).content).toMatchObject({ lines: ['give 102 x7'], problems: [] });
});

test('a value that the engine does not accept is reported, and nothing runs', async () => {
  const { content } = await open({}, '&p.n=5000');
  expect(content).toMatchObject({ lines: [], problems: ['Line 1: Amount must be at most 1000.'] });
});

test.each([
  ['abc', 'Amount must be a number.', 'Line 1: Amount must be a number.'],
  ['', 'N is required.', 'N is required.'],
])('the value “%s” is refused at its field', async (value, error, problem) => {
  expect((await open({}, `&p.n=${value}`)).content).toMatchObject({
    lines: [],
    places: [{ id: 'n', typed: value, errors: [error] }],
    problems: [problem],
  });
});

test('commands that have changed since are reported with their line', async () => {
  const { content } = await open({ recipe: text({ id: ['102'], gone: ['1'] }) });
  expect(content).toMatchObject({ lines: [], problems: ['Line 1: "give" has no parameter "gone" any more.'] });
});

test.each([
  ['a damaged recipe', { recipe: 'abc' }, 'Invalid recipe'],
  ['an engine that the site does not have', { engine: 'honkai-star-rail/other' }, 'Unknown engine'],
])('%s is 404 with its reason', async (_name, address, title) => {
  expect(await open(address)).toMatchObject({ content: null, problem: { title }, status: 404 });
});

test('a host that does not answer can be asked again', async () => {
  const getCommands = new UpstreamError('timeout', 'getCommands', 'late');
  expect(await open({}, '', { getCommands })).toMatchObject({ problem: { canRetry: true }, status: 504 });
});
