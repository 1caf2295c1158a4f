import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listProcesses, mallocSettings } from '../start/processes/processes.mjs';
import { readSettings } from '../start/settings/settings.mjs';
import { workspaceRoot } from '../start/workspace.mjs';

const folder = path.join(workspaceRoot, 'tools/systemd');
const units = readdirSync(folder).filter((name) => name.endsWith('.service'));
const { scripts } = JSON.parse(readFileSync(path.join(workspaceRoot, 'package.json'), 'utf8'));
const [api, web, demoFleet] = listProcesses(readSettings({}));

/** The last value of each key; lists, such as Environment, are ignored. */
function readUnit(name) {
  const lines = readFileSync(path.join(folder, name), 'utf8').split('\n');
  const pairs = lines.filter((line) => /^[A-Z]\w*=/.test(line)).map((line) => line.split(/=(.*)/s).slice(0, 2));
  return Object.fromEntries(pairs);
}
const fromRoot = (command) => command.map((part) => part.replace(`${workspaceRoot}/`, '')).join(' ');

test.each(units)('%s starts again for ever, keeps files to itself and lets processes stop in order', (name) => {
  expect(readUnit(name)).toMatchObject({
    StartLimitIntervalSec: '0',
    Restart: 'always',
    RestartSec: '1',
    KillMode: 'mixed',
    UMask: '0077',
    StateDirectoryMode: '0700',
  });
  // V8 and WebAssembly generate code and run it.
  expect(readUnit(name)).not.toHaveProperty('MemoryDenyWriteExecute');
});

test.each([
  ['starhaven.service', `${scripts.start.replace(/^node /, '')} --no-build`, [api, web, demoFleet]],
  ['starhaven-api.service', fromRoot(api.command), [api]],
  ['starhaven-web.service', fromRoot(web.command), [web]],
])('%s runs what `npm start` runs and waits for its end', (name, command, processes) => {
  const { ExecStart, TimeoutStopSec } = readUnit(name);
  expect(ExecStart).toBe(`/usr/bin/node ${command}`);
  const neededMs = processes.reduce((sum, { stopTimeoutMs }) => sum + stopTimeoutMs, 0);
  expect(Number(TimeoutStopSec) * 1000).toBeGreaterThanOrEqual(neededMs);
});

test.each(['starhaven-api.service', 'starhaven-web.service'])('%s sets malloc as `npm start` does', (name) => {
  const settings = Object.entries(mallocSettings).map(([key, value]) => `${key}=${value}`);
  const lines = readFileSync(path.join(folder, name), 'utf8').split('\n');
  expect(lines).toContain(`Environment=${settings.join(' ')}`);
});

test('the guide for other supervisors names the commands of the units', () => {
  const guide = readFileSync(path.join(workspaceRoot, 'docs/run-in-production.md'), 'utf8').split('\n');
  for (const { command } of [api, web]) expect(guide).toContain(`node ${fromRoot(command)}`);
});

test('the container runs what `npm start` runs', () => {
  const command = [...scripts.start.split(' '), '--no-build'].map((part) => JSON.stringify(part)).join(', ');
  expect(readFileSync(path.join(workspaceRoot, 'Containerfile'), 'utf8')).toContain(`CMD [${command}]`);
});

const hasAnalyze = spawnSync('systemd-analyze', ['--version']).status === 0;
(hasAnalyze ? test : test.skip)('systemd understands every line (needs systemd-analyze)', () => {
  const copies = mkdtempSync(path.join(os.tmpdir(), 'starhaven-units-'));
  try {
    for (const name of units) {
      cpSync(path.join(folder, name), path.join(copies, name));
      // On many machines Node has another path.
      const text = readFileSync(path.join(copies, name), 'utf8').replace('/usr/bin/node', process.execPath);
      writeFileSync(path.join(copies, name), text);
    }
    const files = units.map((name) => path.join(copies, name));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' });
    expect([status, stderr.split('\n').filter((line) => line.includes('starhaven'))]).toEqual([0, []]);
  } finally {
    rmSync(copies, { recursive: true, force: true });
  }
});
