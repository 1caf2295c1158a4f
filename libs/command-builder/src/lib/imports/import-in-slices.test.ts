/** @jest-environment node */
import { GameId } from '@starhaven/contracts/games';
import { importToLines } from '@starhaven/game-commands';
import { commandFiles } from '../../testing/tool-client.server';
import { importInSlices } from './import-in-slices.server';

const list = <Item>(length: number, item: (index: number) => Item) => Array.from({ length }, (_, index) => item(index));
const build = {
  game: GameId.HonkaiStarRail,
  avatars: list(45, (index) => ({ id: `${1000 + index}`, level: 80, ascension: 6, constellation: 2, talents: [6, 8] })),
  gear: list(130, (index) => ({ id: `${23000 + index}`, level: 80, ascension: 6, refinement: 5 })),
  artifacts: list(65, (index) => ({ id: `${61000 + index}`, level: 15, main: '1', subs: [] })),
  problems: [],
};
const commands = commandFiles['danheng']!;

afterEach(() => jest.restoreAllMocks());

test('an import in slices gives the same lines in the same order', async () => {
  expect(await importInSlices(build, commands, {})).toEqual(importToLines(build, commands));
});

test('other work gets a turn whenever a slice has used its time', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await importInSlices(build, commands, {});
  isDone = true;
  // 14 parts of 10 ms each.
  expect(turns).toBeGreaterThanOrEqual(4);
});
