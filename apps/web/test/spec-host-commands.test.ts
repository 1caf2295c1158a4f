import { recipeToText } from '@starhaven/game-commands';
import { useSpecSite } from './support/spec-site';

const site = useSpecSite();
const { open, post } = site;

/** The fields of each call that the tools pages may use. */
const specCalls: Record<string, readonly string[]> = {
  'GET /json/game_all.json': [],
  'GET /json/genshin-impact/command/grasscutter.json': ['time'],
  'GET /item': ['search', 'page', 'limit', 'language', 'game', 'type', 'version'],
  'GET /game/resource/version': ['time'],
  'POST /api/v2/account/login': ['session', 'login_type', 'enter_type', 'username', 'password'],
  'POST /api/v2/account': ['token', 'action'],
  // The only call beyond the specification: it asks which extensions the host has (docs/behaviour/api.md#extensions).
  'GET /api/v2/capabilities': [],
};

function beyondTheSpecification(): string[] {
  return site.host.seen.flatMap(({ method, path, query, body }) => {
    const call = `${method} ${path}`;
    const known = specCalls[call];
    if (known === undefined) return [call];
    const isJson = body.startsWith('{');
    const sent = isJson ? Object.keys(JSON.parse(body) as object) : [...new URLSearchParams(body).keys()];
    return [...Object.keys(query), ...sent].filter((name) => !known.includes(name)).map((name) => `${call}: ${name}`);
  });
}

const engine = 'genshin-impact/grasscutter';
const lines = [{ command: 'give', head: 'give', values: { id: ['11901'] }, times: 2 }];
const recipe = recipeToText({ name: 'Brooms', lines, parameters: [] }) ?? '';
const address = new URLSearchParams({ engine, recipe }).toString();
const build = JSON.stringify({
  format: 'GOOD',
  version: 2,
  weapons: [{ key: 'BroomOfTheYard', level: 90, ascension: 6, refinement: 1 }],
});

async function memberCookie(): Promise<string> {
  const { headers } = await post('/login', { intent: 'log-in', username: 'paimon', password: 'sesame-lantern-7' });
  return (headers['set-cookie'] ?? [])
    .map((line) => line.split(';')[0])
    .filter((pair) => pair?.startsWith('starhaven='))
    .join('; ');
}

test('the tools for commands need only the calls of the specification, for guests and members', async () => {
  for (const cookie of ['', await memberCookie()]) {
    const headers: Record<string, string> = cookie === '' ? {} : { cookie };
    const read = await open(`/command/read?${new URLSearchParams({ text: 'give 11901' })}`, headers);
    expect([read.status, read.body]).toEqual([200, expect.stringContaining('Give an item')]);
    const run = await open(`/command/recipe?${address}`, headers);
    expect([run.status, run.body]).toEqual([200, expect.stringContaining('give 11901\ngive 11901')]);
    expect(run.body).not.toContain('Make a short link');
    const list = await open('/command/recipes', headers);
    expect([list.status, list.body.includes('Your short links')]).toEqual([200, false]);
    expect((await open(`/command/recipes/edit?${address}`, headers)).body).toContain('2* give 11901');
    const fields = { intent: 'check', name: 'Brooms', description: '', engine, lines: 'give 11901' };
    expect((await post('/command/recipes/edit', fields, headers)).body).toContain('Open the recipe');
    expect((await post('/command/import', { intent: 'preview', engine, text: build }, headers)).body).toContain(
      'give 11901',
    );
    expect((await open(`/command/data/commands.json?engine=${encodeURIComponent(engine)}`, headers)).status).toBe(200);
  }
  expect(beyondTheSpecification()).toEqual([]);
});

test('there are no short links on such a host', async () => {
  const cookie = await memberCookie();
  expect((await open('/command/r/AbCdEfGh-_12', { cookie })).status).toBe(404);
  await post('/command/recipe', { intent: 'share', engine, recipe, description: '' }, { cookie });
  await post('/command/r/AbCdEfGh-_12', { intent: 'remove' }, { cookie });
  expect(beyondTheSpecification()).toEqual([]);
});
