/** @jest-environment node */
import * as gameCommands from '@starhaven/game-commands';
import type { Readings } from '@starhaven/game-commands';
import { fakeClient, goodHost } from '../../testing/tool-client.server';
import { loader } from './read.route.server';

jest.mock('@starhaven/game-commands', () => ({
  __esModule: true,
  ...jest.requireActual('@starhaven/game-commands'),
}));

test('all lines of a request share one limit, and a line is matched with each command once', async () => {
  const made: Readings[] = [];
  const newReadings = jest.spyOn(gameCommands, 'newReadings').mockImplementation(() => {
    const readings = { stepsLeft: 1_000, known: new Map() };
    made.push(readings);
    return readings;
  });
  const ask = async (lines: string[]) => {
    const { context } = fakeClient(goodHost);
    const text = lines.join('\n');
    const request = new Request(`https://site.test/command/read?${new URLSearchParams({ text })}`);
    await loader({ request, params: {}, context });
    const [readings] = made.splice(0);
    return 1_000 - (readings?.stepsLeft ?? 0);
  };
  const once = await ask(['give 23000 lv60 s5']);
  expect(once).toBeGreaterThan(0);
  expect(await ask(['give 23000 lv60 s5', 'give 23000 lv60 s5'])).toBe(once);
  expect(await ask(['give 23000 lv60 s5', 'give 23001 lv60 s5'])).toBe(2 * once);
  expect(newReadings).toHaveBeenCalledTimes(3);
});
