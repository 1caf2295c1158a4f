import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FolderLockedError, findLockHolder, lockFileOf, takeFolderLock } from './folder-lock';
import { ownIdentity } from './process-identity';

let dataDir: string;
let databaseDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'lock-'));
  databaseDir = path.join(dataDir, 'database');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const leaveLock = (change: object) =>
  writeFile(
    lockFileOf(databaseDir),
    JSON.stringify({ ...ownIdentity(), nonce: 'old', purpose: 'server', url: null, ...change }),
  );

test('a second taker is refused and told who holds the lock', async () => {
  const lock = await takeFolderLock(databaseDir, 'server');
  const second = takeFolderLock(databaseDir, 'seed');
  await expect(second).rejects.toThrow(FolderLockedError);
  await expect(takeFolderLock(databaseDir, 'seed')).rejects.toThrow(`in use by process ${process.pid} (server`);
  await lock.release();
  await (await takeFolderLock(databaseDir, 'seed')).release();
  expect(await readdir(dataDir)).toEqual([]);
});

test('of many at once exactly one gets it, also when a dead holder left its lock', async () => {
  await leaveLock({ startedAt: '1' });
  const takers = await Promise.allSettled(Array.from({ length: 12 }, () => takeFolderLock(databaseDir, 'server')));
  expect(takers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the lock of a process that ended is taken over', async () => {
  const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await once(child, 'exit');
  await leaveLock({ pid: child.pid });
  await (await takeFolderLock(databaseDir, 'server')).release();
});

test.each([
  ['a process that began at another time had the same pid', { startedAt: '1' }],
  ['the machine was started anew', { bootId: 'another-boot' }],
])('is taken over: %s', async (_, change) => {
  await leaveLock(change);
  await (await takeFolderLock(databaseDir, 'server')).release();
});

test('a holder on another host is never judged dead', async () => {
  await leaveLock({ host: 'elsewhere', pid: 999_999, bootId: 'x' });
  await expect(takeFolderLock(databaseDir, 'server')).rejects.toThrow(/host elsewhere/);
});

test('releasing leaves a lock alone that is not its own', async () => {
  const lock = await takeFolderLock(databaseDir, 'server');
  await leaveLock({ nonce: 'other' });
  await lock.release();
  expect(JSON.parse(await readFile(lockFileOf(databaseDir), 'utf8'))).toMatchObject({ nonce: 'other' });
});

test('a server announces where it answers', async () => {
  const lock = await takeFolderLock(databaseDir, 'server');
  await lock.announce('http://127.0.0.1:4321');
  expect(await findLockHolder(lockFileOf(databaseDir))).toMatchObject({ url: 'http://127.0.0.1:4321' });
  await lock.release();
});
