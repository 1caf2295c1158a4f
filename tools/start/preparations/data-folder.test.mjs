import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../workspace.mjs';
import { commandToOwn, findFolderUser, findLowSpace, findRunningStart, prepareDataFolder } from './data-folder.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'starhaven-prepare-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const writeJson = (name, value) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), JSON.stringify(value));
};

test('a data folder that cannot be made is one clear line', () => {
  symlinkSync('/no-such-place/data', path.join(folder, 'link'));
  expect(() => prepareDataFolder(path.join(folder, 'link'))).toThrow(': it is a link that leads nowhere.');
  writeFileSync(path.join(folder, 'file'), '');
  expect(() => prepareDataFolder(path.join(folder, 'file/data'))).toThrow(
    /cannot be used: .*set DATA_DIR to another folder/,
  );
});

// Node's own recursive `mkdir` never returns in such a place.
(process.platform === 'linux' ? test : test.skip)('a place in which no folder can be made is refused at once', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(workspaceRoot, 'tools/start/start.mjs'), '--check'],
    { env: { PATH: process.env.PATH, DATA_DIR: '/proc/starhaven' }, timeout: 20_000, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('The data folder /proc/starhaven cannot be used: no folder can be made there.');
});

// Root may write everywhere, so the mode bits prove nothing for root.
(process.getuid?.() === 0 ? test.skip : test)('a read-only data folder is refused', () => {
  chmodSync(folder, 0o500);
  expect(() => prepareDataFolder(path.join(folder, 'data'))).toThrow(
    /no permission to write there\. Fix that \(as root: `install -d -m 700 -o \S+ \S+data`\), or set DATA_DIR/,
  );
});

test('the command for a folder of another user changes nothing outside of the folder', () => {
  expect(commandToOwn(folder, 'starhaven')).toBe(`chown -R starhaven ${folder}`);
  writeJson('secrets/one', {});
  expect(commandToOwn(folder, 'starhaven')).toBe(`chown -R starhaven ${folder}`);
  expect(commandToOwn('/', 'starhaven')).toBeNull();
  expect(commandToOwn(`${folder}/data`, 'starhaven')).toBe(`install -d -m 700 -o starhaven ${folder}/data`);
});

test('a disk without room is named before the start, with what to do', () => {
  const withFree = (megabytes) => () => ({ bavail: megabytes * 256, bsize: 4096 });
  expect(findLowSpace(folder, withFree(200))).toBeNull();
  expect(findLowSpace(folder, withFree(199))).toMatch(
    /^Only 199 MB are free .*saves nothing\. Free space there, or set DATA_DIR/,
  );
  const unknown = () => {
    throw new Error('not on this system');
  };
  expect(findLowSpace(folder, unknown)).toBeNull();
});

test('a folder in use is found by its lock, a stale lock is not', () => {
  expect(findFolderUser(folder)).toBeNull();
  writeJson('database.lock', { pid: process.ppid });
  expect(findFolderUser(folder)).toBe(process.ppid);
  writeJson('database.lock', { pid: 2 ** 22 + 1 });
  expect(findFolderUser(folder)).toBeNull();
  writeJson('running.json', { pid: process.ppid, startTicks: -1 });
  expect(findRunningStart(folder)).toBeNull();
  // A power cut may leave an empty record of a start.
  writeFileSync(path.join(folder, 'running.json'), '');
  expect(findRunningStart(folder)).toBeNull();
});

test('the logs are closed to others, also in a folder that was open; a link is not followed', () => {
  mkdirSync(path.join(folder, 'logs'));
  chmodSync(path.join(folder, 'logs'), 0o755);
  prepareDataFolder(folder);
  expect(statSync(path.join(folder, 'logs')).mode & 0o777).toBe(0o700);
  const elsewhere = path.join(folder, 'elsewhere');
  mkdirSync(elsewhere);
  chmodSync(elsewhere, 0o755);
  mkdirSync(path.join(folder, 'data'));
  symlinkSync(elsewhere, path.join(folder, 'data/logs'));
  prepareDataFolder(path.join(folder, 'data'));
  expect(statSync(elsewhere).mode & 0o777).toBe(0o755);
});
