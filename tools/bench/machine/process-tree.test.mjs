import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hasProcessMemory, readTreeMemory } from './process-tree.mjs';

// Only Linux reports the memory of a process in /proc.
const testOnLinux = hasProcessMemory() ? test : test.skip;

testOnLinux('the memory of a process includes its children, until they end (needs Linux)', async () => {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume(); process.stdout.write("up")']);
  const names = () => readTreeMemory(process.pid).map(({ command }) => command);
  await once(child.stdout, 'data');
  expect(names()).toContainEqual(expect.stringContaining('process.stdin.resume()'));
  expect(readTreeMemory(child.pid)).toEqual([{ command: expect.any(String), mb: expect.any(Number) }]);
  child.stdin.end();
  await once(child, 'close');
  expect(names()).not.toContainEqual(expect.stringContaining('process.stdin.resume()'));
});

testOnLinux('a process that has ended has no memory, and is no error (needs Linux)', async () => {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'close');
  expect(readTreeMemory(child.pid)).toEqual([]);
});
