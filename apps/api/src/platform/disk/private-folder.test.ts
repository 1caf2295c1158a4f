import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { keepFolderPrivate } from './private-folder';

let root: string;
let dataDir: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'private-'));
  dataDir = path.join(root, 'data');
  add('data', 0o755);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const modeOf = (name: string) => (statSync(path.join(root, name)).mode & 0o7777).toString(8);
/** Adds a folder, or a file if there is content, with exactly this mode. */
function add(name: string, mode: number, content?: string): void {
  const file = path.join(root, name);
  mkdirSync(content === undefined ? file : path.dirname(file), { recursive: true });
  if (content !== undefined) writeFileSync(file, content);
  chmodSync(file, mode);
}

test('an installation that others could read and write is closed to them, file by file', () => {
  add('data/database', 0o777);
  add('data/database/base/1/1247', 0o666, 'rows');
  add('data/database.broken-2026', 0o755);
  add('data/database.lock', 0o644, '{}');
  add('data/backups/manual.tar.gz', 0o644, '');
  add('data/logs/api.log', 0o644, '');
  add('data/outbox/mail.eml', 0o640, '');
  add('data/secrets/run.sh', 0o755, '');
  const { closed, trouble } = keepFolderPrivate(dataDir);
  expect(trouble).toBeNull();
  expect(closed).toBeGreaterThan(10);
  const all = readdirSync(dataDir, { recursive: true }) as string[];
  expect(all).toHaveLength(14);
  for (const name of ['', ...all]) expect([name, statSync(path.join(dataDir, name)).mode & 0o077]).toEqual([name, 0]);
  expect([modeOf('data/database/base/1/1247'), modeOf('data/secrets/run.sh')]).toEqual(['600', '700']);
  expect(keepFolderPrivate(dataDir)).toEqual({ closed: 0, trouble: null });
});

test('a folder with other files of the operator stays as it is; only our files in it are closed', () => {
  add('data', 0o750);
  add('data/notes.txt', 0o644, '');
  add('data/database', 0o755);
  expect(keepFolderPrivate(dataDir)).toEqual({ closed: 1, trouble: null });
  expect([modeOf('data'), modeOf('data/notes.txt'), modeOf('data/database')]).toEqual(['750', '644', '700']);
});

test('if others can write to such a folder, one line reports it', () => {
  add('data', 0o777);
  add('data/notes.txt', 0o644, '');
  expect(keepFolderPrivate(dataDir).trouble).toContain(`can access ${dataDir}. The site did not change that`);
});

test('a shared folder like /tmp stays shared', () => {
  add('data', 0o1777);
  expect(keepFolderPrivate(dataDir)).toEqual({ closed: 0, trouble: null });
  expect(modeOf('data')).toBe('1777');
});

test('links are not followed out of the folder', () => {
  add('elsewhere/precious', 0o644, '');
  add('elsewhere', 0o755);
  symlinkSync(path.join(root, 'elsewhere'), path.join(dataDir, 'backups'));
  add('data/database', 0o755);
  symlinkSync(path.join(root, 'elsewhere/precious'), path.join(dataDir, 'database/link'));
  expect(keepFolderPrivate(dataDir).trouble).toBeNull();
  expect([modeOf('elsewhere'), modeOf('elsewhere/precious')]).toEqual(['755', '644']);
});

test('a data folder that is a link to another disk is closed there', () => {
  symlinkSync(dataDir, path.join(root, 'link'));
  add('data/database', 0o755);
  keepFolderPrivate(path.join(root, 'link'));
  expect([modeOf('data'), modeOf('data/database')]).toEqual(['700', '700']);
});

// Only root can change the owner of a file.
(process.getuid?.() === 0 ? test : test.skip)(
  "another user's files (needs root) are left alone and reported in one line",
  () => {
    add('data/database/one', 0o644, '');
    add('data/database/two', 0o644, '');
    for (const name of ['one', 'two']) chownSync(path.join(dataDir, 'database', name), 12_345, 12_345);
    const { trouble } = keepFolderPrivate(dataDir);
    expect(trouble).toMatch(/can access \S+database\/one and 1 more\. The site did not change that/);
    expect(modeOf('data/database/one')).toBe('644');
  },
);

test('a folder that does not exist yet needs no change', () => {
  expect(keepFolderPrivate(path.join(root, 'none'))).toEqual({ closed: 0, trouble: null });
});
