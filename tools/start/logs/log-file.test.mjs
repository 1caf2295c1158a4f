import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { LogFile } from './log-file.mjs';

let folder;
let said;
let log;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'starhaven-logs-'));
  said = [];
});
afterEach(async () => {
  await log?.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (file, limits) => (log = new LogFile(file, { say: (line) => said.push(line), limits }));

async function until(what, isThere) {
  for (const endMs = performance.now() + 10_000; performance.now() < endMs; await delay(5)) if (isThere()) return;
  throw new Error(`Never: ${what}`);
}

test('a file is rotated while it is written, and all files together stay small', async () => {
  open(path.join(folder, 'web.log'), { fileBytes: 10_000, olderFiles: 2, minFreeBytes: 0 });
  for (let line = 0; line < 2_000; line += 1) {
    log.write(`${line} ${'x'.repeat(100)}`);
    // A process writes its lines in groups, and some lines arrive while a slow disk still rotates the file.
    if (line % 200 === 0) await delay(0);
  }
  await log.close();
  const names = readdirSync(folder).sort();
  expect(names).toEqual(['web.log', 'web.log.1', 'web.log.2']);
  for (const name of names) {
    const { size, mode } = statSync(path.join(folder, name));
    expect(size).toBeLessThan(13_000);
    expect(mode & 0o777).toBe(0o600);
  }
  const kept = names.reverse().map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const numbers = kept.join('').trim().split('\n').map(Number.parseFloat);
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => 2_000 - numbers.length + index));
  expect(said).toEqual([]);
});

test('lines that cannot be written are dropped, counted and reported once, and writing continues afterwards', async () => {
  const logs = path.join(folder, 'logs');
  writeFileSync(logs, 'a file where the folder should be');
  open(path.join(logs, 'api.log'), { retryMs: 20, minFreeBytes: 0 });
  log.write('lost');
  await until('it is said', () => said.length > 0);
  for (let line = 0; line < 9; line += 1) log.write('lost');
  // The write is retried many times, but reported only once.
  await delay(100);
  expect(said).toEqual([expect.stringMatching(/^Lines for .*api\.log are dropped: /)]);
  rmSync(logs);
  mkdirSync(logs);
  await until('it is written again', () => said.length === 2);
  log.write('kept');
  await log.close();
  expect(said[1]).toMatch(/api\.log is written again; at least 10 lines are missing in it\.$/);
  const [, note, ...lines] = readFileSync(path.join(logs, 'api.log'), 'utf8').trimEnd().split('\n');
  expect(JSON.parse(note)).toMatchObject({
    level: 40,
    msg: expect.stringContaining('at least 10 lines are missing here'),
  });
  expect(lines).toEqual(['kept']);
});

test('the last free space of a disk is left to the database', async () => {
  open(path.join(folder, 'api.log'), { minFreeBytes: Number.MAX_SAFE_INTEGER, retryMs: 20 });
  log.write('first');
  await until('it is said', () => said.length > 0);
  expect(said[0]).toMatch(/dropped: less than \d+ MB are free on the disk\.$/);
});

/** Only root may mount a disk, and not in every container. */
function mountSmallDisk(at) {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', at], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const probe = mkdtempSync(path.join(os.tmpdir(), 'starhaven-disk-'));
const canMount = process.getuid?.() === 0 && mountSmallDisk(probe);
if (canMount) execFileSync('umount', [probe]);
rmSync(probe, { recursive: true });

(canMount ? test : test.skip)(
  'a full disk (needs root and the right to mount) loses lines and nothing else',
  async () => {
    mountSmallDisk(folder);
    try {
      open(path.join(folder, 'api.log'), { retryMs: 20, minFreeBytes: 0 });
      const filler = path.join(folder, 'filler');
      expect(() => writeFileSync(filler, Buffer.alloc(1024 * 1024))).toThrow('ENOSPC');
      for (let line = 0; line < 100; line += 1) log.write('x'.repeat(1_000));
      await until('it is said', () => said.length > 0);
      expect(said).toEqual([expect.stringContaining('are dropped: the disk is full')]);
      rmSync(filler);
      await until('it is written again', () => said.length === 2);
      log.write('after');
      await log.close();
      expect(readFileSync(path.join(folder, 'api.log'), 'utf8').trimEnd().split('\n').at(-1)).toBe('after');
    } finally {
      await log.close();
      execFileSync('umount', [folder]);
    }
  },
);

test('closing ends, also when nothing can be written', async () => {
  const logs = path.join(folder, 'logs');
  writeFileSync(logs, '');
  open(path.join(logs, 'api.log'), { minFreeBytes: 0 });
  log.write('lost');
  await log.close();
  expect(said.length).toBeLessThanOrEqual(1);
});
