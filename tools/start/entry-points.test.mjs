import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { descriptions } from './help.mjs';
import { workspaceRoot } from './workspace.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'starhaven-prepare-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const writeJson = (name, value) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), JSON.stringify(value));
};

describe('an old Node', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(workspaceRoot, 'package.json'), 'utf8'));
  const files = Object.values(scripts).flatMap(
    (script) => /^node (?:--\S+ )*(tools\/start\/\S+)/.exec(script)?.[1] ?? [],
  );
  const ofOperators = [...new Set(files)].filter((file) => !file.endsWith('/help.mjs'));

  test.each(ofOperators)('%s says which one is needed', (file) => {
    const preload = path.join(folder, 'old.cjs');
    writeFileSync(preload, "Object.defineProperty(process, 'versions', { value: { node: '14.21.3' } });");
    const { status, stderr } = spawnSync(process.execPath, ['--require', preload, path.join(workspaceRoot, file)], {
      encoding: 'utf8',
    });
    expect(stderr).toBe(
      'Node 14.21.3 is too old: Starhaven needs Node 20.19 or newer. Install it from https://nodejs.org and run this again.\n',
    );
    expect(status).toBe(1);
  });

  test.each([...ofOperators, 'tools/start/require-node.mjs'])('can parse %s and what it imports at once', (file) => {
    const code = readFileSync(path.join(workspaceRoot, file), 'utf8').replaceAll(/^\/\/.*$/gm, '');
    expect(code).not.toMatch(/\?\.|\?\?|\|\|=|\bawait\b|\bwith\b|`/);
    const imported = [...code.matchAll(/^import .*'(.*)';$/gm)].map(([, name]) => name);
    expect(imported.filter((name) => name !== './require-node.mjs')).toEqual([]);
  });
});

test('every script has its line in the help', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(workspaceRoot, 'package.json'), 'utf8'));
  expect(Object.keys(descriptions).sort()).toEqual(Object.keys(scripts).sort());
});

test('reset moves the folder aside, and refuses while it is in use', () => {
  const dataDir = path.join(folder, 'data');
  const reset = () =>
    spawnSync(process.execPath, [path.join(workspaceRoot, 'tools/start/reset.mjs'), '--yes'], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir },
    });
  writeJson('data/database.lock', { pid: process.pid });
  expect(reset()).toMatchObject({ status: 1, stderr: expect.stringContaining(`in use by pid ${process.pid}`) });
  rmSync(path.join(dataDir, 'database.lock'));
  writeJson('data/keep.json', { precious: true });
  const { status, stdout } = reset();
  expect(status).toBe(0);
  const aside = /Moved to (\S+)\. /.exec(stdout)[1];
  expect(JSON.parse(readFileSync(path.join(aside, 'keep.json'), 'utf8'))).toEqual({ precious: true });
});
