import { demoServers } from '@starhaven/game-engines';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startFakeApi, until } from './fake-api';
import type { FakeApi } from './fake-api';

const program = path.resolve(__dirname, '../dist/demo-fleet.mjs');
const guard = pathToFileURL(path.resolve(__dirname, '../../start/processes/exit-with-parent.mjs')).href;

let folder: string;
let keysFile: string;
let api: FakeApi;
let child: ChildProcess;
let output: string;

const newKeys = (letter: string) =>
  new Map(demoServers.map(({ slug }, index) => [slug, `shk_${letter.repeat(24)}${index}`]));
const writeKeys = (keys: ReadonlyMap<string, string>) =>
  writeFileSync(keysFile, JSON.stringify([...keys].map(([slug, key]) => ({ slug, key }))));

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'demo-fleet-'));
  keysFile = path.join(folder, 'demo-fleet.json');
  api = await startFakeApi(newKeys('a'));
  output = '';
  child = spawn(process.execPath, ['--import', guard, program], {
    env: { PATH: process.env['PATH'], DEMO_FLEET_FILE: keysFile, API_URL: api.url },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()));
});

afterEach(async () => {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
  await api.close();
  rmSync(folder, { recursive: true });
});

const restOfFleet = () => [...api.sockets.keys()].filter((slug) => slug !== 'express-beta').sort();
// One never connects; another is disconnected at night.
const expected = demoServers
  .map(({ slug }) => slug)
  .filter((slug) => slug !== 'kivotos-asia' && slug !== 'express-beta')
  .sort();

test('waits for its keys, reports every server, answers, and costs next to nothing', async () => {
  writeFileSync(keysFile, '[{"slug": "half');
  expect(api.sockets.size).toBe(0);
  writeKeys(api.keys);
  await until(() => expected.every((slug) => api.latest.has(slug)));
  expect(restOfFleet()).toEqual(expected);
  expect(api.latest.get('express-works')?.maintenance).toContain('new machine');
  expect(api.latest.get('kivotos-global')?.platforms).not.toHaveProperty('PC');
  const socket = api.sockets.get('teyvat-europe');
  expect(await socket?.timeout(2_000).emitWithAck('run_command', { uid: '10001', line: 'give 201' })).toMatchObject({
    retcode: 200,
    message: expect.stringContaining('Given 1 of 201'),
  });
  expect(await socket?.timeout(2_000).emitWithAck('measure', {})).toEqual({});
  expect(output).not.toMatch(/shk_|"level":40/);
});

test('takes the new keys after a restart of the API that renewed them', async () => {
  writeKeys(api.keys);
  await until(() => restOfFleet().length === expected.length);
  const { port } = api;
  await api.close();
  api = await startFakeApi(newKeys('b'), port);
  // The old keys are refused first.
  await until(() => output.includes('agent_wrong_key'));
  writeKeys(api.keys);
  await until(() => restOfFleet().length === expected.length);
});

test('ends when its parent does', async () => {
  writeKeys(api.keys);
  await until(() => api.sockets.size > 0);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.disconnect();
  await gone;
  expect(child.exitCode).toBe(0);
});

const testOnLinux = process.platform === 'linux' ? test : test.skip;

testOnLinux('uses under one percent of a core', async () => {
  writeKeys(api.keys);
  await until(() => expected.every((slug) => api.latest.has(slug)));
  const cpuMs = () => {
    const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  };
  const [before, atMs] = [cpuMs(), performance.now()];
  api.latest.clear();
  await until(() => expected.every((slug) => api.latest.has(slug)));
  api.latest.clear();
  await until(() => expected.every((slug) => api.latest.has(slug)));
  expect(((cpuMs() - before) / (performance.now() - atMs)) * 100).toBeLessThan(1.5);
});
