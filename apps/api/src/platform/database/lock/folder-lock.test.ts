import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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

test('a second process is refused with the name of the holder', async () => {
  const lock = await takeFolderLock(databaseDir, 'server');
  const second = takeFolderLock(databaseDir, 'seed');
  await expect(second).rejects.toThrow(FolderLockedError);
  await expect(takeFolderLock(databaseDir, 'seed')).rejects.toThrow(`in use by process ${process.pid} (server`);
  await lock.release();
  await (await takeFolderLock(databaseDir, 'seed')).release();
  expect(await readdir(dataDir)).toEqual([]);
});

test('of many processes at once exactly one gets the lock, also when a dead holder left it', async () => {
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
  ['the machine was restarted', { bootId: 'another-boot' }],
])('the lock is taken over: %s', async (_, change) => {
  await leaveLock(change);
  await (await takeFolderLock(databaseDir, 'server')).release();
});

test('a holder on another host is never judged dead', async () => {
  await leaveLock({ host: 'elsewhere', pid: 999_999, bootId: 'x' });
  await expect(takeFolderLock(databaseDir, 'server')).rejects.toThrow(/host elsewhere/);
});

const torn = [
  ['empty', ''],
  ['cut off', '{"pid":12,"sta'],
  ['all zeros', '\0\0\0\0'],
  ['of something else', 'null'],
] as const;
const beforeBoot = new Date(Date.now() - os.uptime() * 1000 - 3600_000);

test.each(torn)('after a power cut a lock file that is %s is taken over', async (_, content) => {
  await writeFile(lockFileOf(databaseDir), content);
  await utimes(lockFileOf(databaseDir), beforeBoot, beforeBoot);
  await (await takeFolderLock(databaseDir, 'server')).release();
  expect(await readdir(dataDir)).toEqual([]);
});

test('of many processes at once exactly one gets a damaged lock, also when its guard file is damaged too', async () => {
  for (const file of [lockFileOf(databaseDir), `${lockFileOf(databaseDir)}.takeover`]) {
    await writeFile(file, '');
    await utimes(file, beforeBoot, beforeBoot);
  }
  const takers = await Promise.allSettled(Array.from({ length: 12 }, () => takeFolderLock(databaseDir, 'server')));
  expect(takers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.each(torn)('a lock file that is %s since the machine booted is refused, with the cure', async (_, content) => {
  const file = lockFileOf(databaseDir);
  await writeFile(file, content);
  const { message } = await takeFolderLock(databaseDir, 'server').then(
    () => new Error('taken'),
    (error: Error) => error,
  );
  expect(message).toContain('is empty or damaged, as a power cut leaves it. Make sure that no Starhaven runs');
  expect(message).toContain(`delete ${file} and start again`);
  expect(await readFile(file, 'utf8')).toBe(content);
});

test('a lock that is being written is waited for', async () => {
  const file = lockFileOf(databaseDir);
  await writeFile(file, '');
  const refused = takeFolderLock(databaseDir, 'seed');
  setImmediate(() => void leaveLock({}));
  await expect(refused).rejects.toThrow(FolderLockedError);
});

// Only Linux reports zombie processes.
(process.platform === 'linux' ? test : test.skip)(
  'a killed holder that is still a zombie process counts as dead',
  async () => {
    // The second sleep replaces the shell, and never collects the first one.
    const shell = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const pid = Number(String((await once(shell.stdout, 'data'))[0]));
    // Until the shell has become the second sleep, it would collect the first one.
    while ((await readFile(`/proc/${shell.pid}/comm`, 'utf8')) !== 'sleep\n') await wait(10);
    process.kill(pid, 'SIGKILL');
    while ((await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.[0] !== 'Z') await wait(10);
    await leaveLock({ pid, startedAt: '' });
    await (await takeFolderLock(databaseDir, 'server')).release();
    shell.kill('SIGKILL');
  },
);

test('unfinished lock files of dead processes are removed', async () => {
  const draft = `${lockFileOf(databaseDir)}.0b9e`;
  await writeFile(draft, '{}');
  await utimes(draft, beforeBoot, beforeBoot);
  await (await takeFolderLock(databaseDir, 'server')).release();
  expect(await readdir(dataDir)).toEqual([]);
});

test('releasing does not remove the lock of somebody else', async () => {
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
