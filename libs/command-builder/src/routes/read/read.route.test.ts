/** @jest-environment node */
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { fakeClient, goodHost } from '../../testing/tool-client.server';
import { loader } from './read.route.server';

const gone = new UpstreamError('network', 'x', 'nobody there');

async function read(text: string, { engine = '', host = {} }: { engine?: string; host?: CallAnswers } = {}) {
  const { context, calls } = fakeClient({ ...goodHost, ...host });
  const request = new Request(`https://site.test/command/read?${new URLSearchParams({ text, engine })}`);
  const { data, init } = await loader({ request, params: {}, context });
  return { ...data, status: init?.status, calls };
}

test('each part of a line is explained, with the names of the handbook and a link to the builder', async () => {
  const { explained } = await read('/give 23000 lv60 s5', { engine: 'honkai-star-rail/lunarcore' });
  expect(explained).toHaveLength(1);
  expect(explained[0]?.parts.map(({ label, meaning }) => `${label}: ${meaning}`)).toEqual([
    'Give a light cone: ',
    'Light cone: Night Cone',
    'Level: 60',
    'Superimposition: 5',
  ]);
  expect(explained[0]?.href).toMatch(/^\/command\/honkai-star-rail\/lunarcore\?.*v\.s=5/);
  expect(explained[0]).toMatchObject({ isForeign: false, problems: [], notes: [] });
});

test('without a choice the engine is recognised, and the line is translated to the others', async () => {
  const { explained } = await read('give 23000 l70 r5');
  expect(explained[0]).toMatchObject({
    engineName: 'Danheng',
    translations: [{ engineName: 'LunarCore', lines: ['give 23000 lv70 s5'], lost: [] }],
  });
});

test('a line of another dialect is named and translated to the chosen engine; what is lost is said', async () => {
  const { explained } = await read('give 23000 lv80 s5', { engine: 'honkai-star-rail/danheng' });
  expect(explained[0]).toMatchObject({
    engineName: 'LunarCore',
    isForeign: true,
    translations: [
      {
        engineName: 'Danheng',
        lines: ['give 23000 l70 r5'],
        lost: ['Level 80: this command takes at most 70, so 70 is used.'],
      },
    ],
  });
});

test('an empty field is refused, and the page without a query is not', async () => {
  expect(await read(' ')).toMatchObject({ isMissing: true, explained: [] });
  const { context } = fakeClient(goodHost);
  const { data } = await loader({ request: new Request('https://site.test/command/read'), params: {}, context });
  expect(data.isMissing).toBe(false);
});

test.each([
  ['fly away', 'No engine has a command that begins like this.'],
  ['give 102 x5 shiny', '“shiny” is not understood.'],
  ['give 102 x5000', 'Amount must be at most 1000.'],
  ['give 102 @10001', 'A command cannot contain @: a command always runs for your own character.'],
  ['ban', 'No engine has a command that begins like this.'],
])('%j: the fault is named', async (text, message) => {
  expect((await read(text)).explained[0]?.problems).toContain(message);
});

test('an id that the handbook does not know is allowed and marked', async () => {
  const { explained } = await read('give 999 x5', { engine: 'honkai-star-rail/lunarcore' });
  expect(explained[0]?.problems).toEqual([]);
  expect(explained[0]?.notes).toEqual([expect.stringContaining('999 is not in the handbook')]);
});

test('without the handbook lines are explained with their ids', async () => {
  const { explained } = await read('give 23000 lv60 s5', {
    engine: 'honkai-star-rail/lunarcore',
    host: { listItems: gone },
  });
  expect(explained[0]).toMatchObject({ problems: [], notes: [] });
  expect(explained[0]?.parts[1]).toMatchObject({ text: '23000', meaning: '23000' });
});

test('an engine whose commands do not load is named; the others explain the line', async () => {
  const getCommands: typeof goodHost.getCommands = (input) => {
    if (input.params.command === 'danheng') throw gone;
    return goodHost.getCommands(input);
  };
  const { explained, silent } = await read('give 102 x5', { host: { getCommands } });
  expect([explained[0]?.engineName, silent]).toEqual(['LunarCore', ['Danheng']]);
});

test('only the first lines of many are explained', async () => {
  const { explained, hasMore } = await read(Array.from({ length: 21 }, () => 'give 102').join('\n'));
  expect([explained.length, hasMore]).toEqual([20, true]);
});

test('a host that does not answer keeps what was typed', async () => {
  const answer = await read('give 102', { host: { listGames: gone } });
  expect(answer.problem?.title).toBe('Command Load Error');
  expect(answer).toMatchObject({ text: 'give 102', explained: [] });
});

test('for an empty form only the games are requested', async () => {
  expect((await read('')).calls.map(({ name }) => name)).toEqual(['listGames']);
});
