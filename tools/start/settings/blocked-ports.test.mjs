import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '../workspace.mjs';
import { blockedPorts } from './blocked-ports.mjs';

test('the blocked ports are those that fetch refuses', async () => {
  const refusalOf = (port) =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => null,
      (error) => error.cause?.message,
    );
  for (const port of blockedPorts) expect([port, await refusalOf(port)]).toEqual([port, 'bad port']);
  expect(await refusalOf(6001)).not.toBe('bad port');
  const ofProcesses = readFileSync(path.join(workspaceRoot, 'libs/contracts/src/network/blocked-ports.ts'), 'utf8');
  const numbers = /new Set\(\[([^\]]*)\]/.exec(ofProcesses)?.[1].match(/\d+/g)?.map(Number);
  expect(numbers).toEqual([...blockedPorts]);
});
