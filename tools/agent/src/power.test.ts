import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createPowerSwitch } from './power';

const folder = mkdtempSync(path.join(os.tmpdir(), 'power-'));
afterAll(() => rmSync(folder, { recursive: true }));
const log = () => {};

test('runs the command of the action, and reports how it ended', async () => {
  const file = path.join(folder, 'done');
  const power = createPowerSwitch({ restart: `echo yes > ${file}`, stop: 'exit 3', log });
  expect(await power('restart')).toEqual({ retcode: 200, message: 'The command is done.' });
  expect(readFileSync(file, 'utf8')).toBe('yes\n');
  expect(await power('stop')).toEqual({ retcode: 500, message: 'The command of --stop-command failed: exit code 3.' });
});

test('without a command it says which flag is missing', async () => {
  const power = createPowerSwitch({ restart: null, stop: null, log });
  expect(await power('stop')).toMatchObject({ retcode: 501, message: expect.stringContaining('--stop-command') });
});

test('a slow command is answered in time, and no second one runs at the same time', async () => {
  const gate = path.join(folder, 'gate');
  const power = createPowerSwitch({
    restart: `until [ -e ${gate} ]; do sleep 0.02; done`,
    stop: 'true',
    log,
    answerAfterMs: 20,
  });
  expect(await power('restart')).toEqual({ retcode: 200, message: 'The command is still running.' });
  expect(await power('stop')).toMatchObject({ retcode: 429 });
  writeFileSync(gate, '');
  const afterwards = async (): Promise<unknown> => {
    const reply = await power('stop');
    if (reply.retcode !== 429) return reply;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return afterwards();
  };
  expect(await afterwards()).toMatchObject({ retcode: 200 });
});
