import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import os from 'node:os';
import { keepBusy } from './keep-busy.mjs';

/** The running children of this process. */
const children = () =>
  readdirSync(`/proc/self/task`)
    .flatMap((thread) => readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' '))
    .filter(Boolean);

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('one process for each core runs until it is ended (on Linux)', async () => {
  const before = children().length;
  const stop = keepBusy();
  expect(children()).toHaveLength(before + os.availableParallelism());
  stop();
  while (children().length > before) await new Promise((resolve) => setImmediate(resolve));
});

test('a program that keeps the machine busy exits when its own work is done', async () => {
  const module = new URL('./keep-busy.mjs', import.meta.url).href;
  const script = `import { keepBusy } from ${JSON.stringify(module)}; keepBusy();`;
  const program = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
  const [code] = await once(program, 'exit');
  expect(code).toBe(0);
});
