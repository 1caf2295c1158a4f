/** @jest-environment node */
import { fakeClient } from '../../testing/fake-client.server';
import { loader } from './commands-json.route.server';

const engine = (name: string, command: string, id?: number) => ({
  name,
  short: '',
  link: '',
  features: [],
  command,
  id,
});
const game = (id: number, slug: string, engines: ReturnType<typeof engine>[]) => ({
  id,
  slug,
  title: slug,
  engine: engines,
});
const games = [
  game(1, 'genshin', [engine('Grasscutter', 'grasscutter')]),
  game(2, 'star-rail', [engine('LunarCore', 'lunarcore', 7), engine('Danheng', 'danheng')]),
];
const ask = async (query: string) => {
  const client = fakeClient({
    listGames: { retcode: 0, data: games },
    getCommands: {
      retcode: 0,
      data: [
        { id: 'give', head: 'give', label: 'Give', params: [], aliases: [], warning: '', value: '', permission: [] },
      ],
    },
  });
  const request = new Request(`https://site.test/command/data/commands.json?${query}`);
  return loader({ request, params: {}, context: client.context });
};

test.each([
  ['game=1&api=', 'genshin/grasscutter'],
  ['game=1&api=9.9', 'genshin/grasscutter'],
  ['game=2&api=danheng', 'star-rail/danheng'],
  ['game=2&api=7', 'star-rail/lunarcore'],
  ['game=2&api=LunarCore', 'star-rail/lunarcore'],
  ['engine=star-rail/danheng', 'star-rail/danheng'],
  ['', 'genshin/grasscutter'],
])('%s are the commands of %s', async (query, expected) => {
  expect((await (await ask(query)).json()).engine).toBe(expected);
});

test.each(['game=1&api=hk4e', 'game=2&api=', 'game=2&api=8', 'game=9&api=', 'game=x&api=1'])(
  '%s does not say which engine it is',
  async (query) => {
    expect((await ask(query)).status).toBe(404);
  },
);
