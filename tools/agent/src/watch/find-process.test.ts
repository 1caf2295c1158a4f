import { processTree } from '../measure/process-tree';
import { findByName } from './find-process';

const listed = [
  { pid: 1, parentPid: 0, command: ['init'] },
  { pid: 20, parentPid: 1, command: ['sh', '-c', 'starhaven-agent --process-name grasscutter.jar'] },
  { pid: 21, parentPid: 20, command: ['node', 'agent.mjs', '--process-name', 'grasscutter.jar'] },
  { pid: 40, parentPid: 1, command: ['/usr/bin/java', '-jar', '/srv/game/grasscutter.jar'] },
  { pid: 41, parentPid: 40, command: ['/usr/bin/java', '-jar', '/srv/game/grasscutter.jar'] },
  { pid: 30, parentPid: 41, command: ['mongod'] },
  { pid: 50, parentPid: 1, command: ['vim', '/srv/game/grasscutter.jar.bak'] },
];

test('is found by its program and by the file that it runs; the first of a family counts, the agent itself does not', () => {
  expect(findByName('grasscutter.jar', listed, 21)).toBe(40);
  expect(findByName('java', listed, 21)).toBe(40);
  expect(findByName('/srv/game/grasscutter.jar', listed, 21)).toBe(40);
  expect(findByName('mongod', listed, 21)).toBe(30);
  expect(findByName('cutter', listed, 21)).toBeNull();
});

test('another agent that watches the same name is not the game server', () => {
  const other = { pid: 10, parentPid: 1, command: ['node', 'agent.mjs', '--process-name', 'grasscutter.jar'] };
  expect(findByName('grasscutter.jar', [other, ...listed], 21)).toBe(40);
  expect(findByName('grasscutter.jar', [other], 21)).toBeNull();
});

test('its tree is itself and all below', () => {
  expect(processTree(40, listed)).toEqual([40, 41, 30]);
  expect(processTree(99, listed)).toEqual([]);
  expect(processTree(5, [{ pid: 5, parentPid: 5, command: [] }])).toEqual([5]);
});
