import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { messageOf } from '@starhaven/node-kit/server';
import type { EmbeddedDatabase } from '../database';
import { fileStamp, listBackups } from './backup-files';
import { until } from '../../../../test/support/until';
import { BackupSchedule } from './backup-schedule';
import type { BackupScheduleOptions } from './backup-schedule';

const hourMs = 3_600_000;
const startMs = Date.UTC(2026, 4, 1, 12);

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'backups-'));
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
});
afterEach(async () => {
  jest.useRealTimers();
  await rm(dataDir, { recursive: true });
});

/** Starts a schedule whose newest backup has this age. Each backup fails at once, and the failures are counted. */
async function schedule(ageMs: number) {
  await mkdir(path.join(dataDir, 'backups'), { recursive: true });
  const name = `hourly-${fileStamp(new Date(startMs - ageMs))}.tar.gz`;
  await writeFile(path.join(dataDir, 'backups', name), '');
  expect(await listBackups(dataDir)).toHaveLength(1);
  const turns: unknown[] = [];
  const backups = new BackupSchedule({
    database: {} as EmbeddedDatabase,
    dataDir,
    intervalMs: hourMs,
    retention: { keepHourly: 1, keepDaily: 1 },
    isDiskLow: () => Promise.resolve(true),
    onSuccess: () => {},
    onFailure: (error) => turns.push(error),
    now: () => startMs,
  });
  await backups.start();
  return { turns, backups };
}

test.each([
  ['a quarter of an hour', 0.25 * hourMs, 0.75 * hourMs],
  ['a day', 24 * hourMs, 5 * 60_000],
  ['minus four days, because the clock was set back,', -4 * 24 * hourMs, hourMs],
  ['minus forty days, which is more than a timer can wait,', -40 * 24 * hourMs, hourMs],
])('after a backup whose age is %s the next one is due in time', async (_name, ageMs, dueInMs) => {
  const { turns, backups } = await schedule(ageMs);
  await jest.advanceTimersByTimeAsync(dueInMs - 1_000);
  expect(turns).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(turns).toHaveLength(1);
  await backups.stop();
});

/** A schedule whose backups call this dump of the embedded database. */
function dumpingSchedule(dump: () => Promise<unknown>, options: Partial<BackupScheduleOptions> = {}) {
  return new BackupSchedule({
    // A backup uses only these properties before its dump ends, and here every dump fails.
    database: { kind: 'pglite', dump } as unknown as EmbeddedDatabase,
    dataDir,
    intervalMs: null,
    retention: { keepHourly: 1, keepDaily: 1 },
    isDiskLow: () => Promise.resolve(false),
    readFreeBytes: () => Promise.resolve(Infinity),
    onSuccess: () => {},
    onFailure: () => {},
    ...options,
  });
}

/** A dump that ends only by `fail`. */
function hangingDump() {
  const fails: ((reason: Error) => void)[] = [];
  return {
    dump: () => new Promise((_, reject) => fails.push(reject)),
    /** Works with fake timers. Resolves when this many dumps have begun. */
    begun: async (count: number) => {
      while (fails.length < count) await new Promise(setImmediate);
    },
    fail: (reason: string) => fails.at(-1)?.(new Error(reason)),
  };
}

test('no backup starts without enough free space', async () => {
  jest.useRealTimers();
  await mkdir(path.join(dataDir, 'backups'), { recursive: true });
  await writeFile(path.join(dataDir, 'backups', `manual-${fileStamp(new Date(startMs))}.tar.gz`), Buffer.alloc(1024));
  const dump = jest.fn(() => Promise.reject(new Error('dumped')));
  let freeBytes = 2047;
  const backups = dumpingSchedule(dump, { readFreeBytes: () => Promise.resolve(freeBytes) });
  await expect(backups.makeNow('manual')).rejects.toThrow('No backup was made');
  expect(dump).not.toHaveBeenCalled();
  expect(backups.failure).toContain('No backup was made');
  freeBytes = 2048;
  await expect(backups.makeNow('manual')).rejects.toThrow('dumped');

  // The files of the database are copied before they are packed.
  await mkdir(path.join(dataDir, 'database', 'base'), { recursive: true });
  await writeFile(path.join(dataDir, 'database', 'base', '1'), Buffer.alloc(100));
  await expect(backups.makeNow('manual')).rejects.toThrow('No backup was made');
  freeBytes = 2148;
  await expect(backups.makeNow('manual')).rejects.toThrow('dumped');
});

test('a backup waits for a running one, and joins another of its kind only before that one has begun', async () => {
  jest.useRealTimers();
  const begun: ((reason: Error) => void)[] = [];
  const schedule = dumpingSchedule(() => new Promise((_, reject) => begun.push(reject)));
  const end = async (index: number) => {
    await until(async () => begun.length === index + 1);
    begun[index]?.(new Error(`dump ${index}`));
  };
  const hourly = expect(schedule.makeNow('hourly')).rejects.toThrow('dump 0');
  await until(async () => begun.length === 1);
  const safety = expect(schedule.makeNow('before-restore')).rejects.toThrow('dump 1');
  const [manual, again] = [schedule.makeNow('manual'), schedule.makeNow('manual')].map((made) =>
    expect(made).rejects.toThrow('dump 2'),
  );
  expect(begun).toHaveLength(1);
  await end(0);
  await hourly;
  await end(1);
  await safety;
  await end(2);
  await Promise.all([manual, again]);

  const [running, cancelled] = [
    expect(schedule.makeNow('manual')).rejects.toThrow('dump 3'),
    expect(schedule.makeNow('hourly')).rejects.toThrow('the server is stopping'),
  ];
  await until(async () => begun.length === 4);
  const stopped = schedule.stop();
  await end(3);
  await Promise.all([running, cancelled, stopped]);
  expect(begun).toHaveLength(4);
});

const refused = 'No backup was made: the one before it is still running after 25 minutes.';

test('behind a backup that hangs, others are refused and do not wait', async () => {
  const { dump, begun, fail } = hangingDump();
  const onFailure = jest.fn();
  const schedule = dumpingSchedule(dump, { onFailure });
  const hanging = expect(schedule.makeNow('hourly')).rejects.toThrow('the disk responds again');
  await begun(1);
  jest.advanceTimersByTime(24 * 60_000);
  const waiting = expect(schedule.makeNow('manual')).rejects.toThrow('the second dump');
  jest.advanceTimersByTime(60_000);
  await expect(schedule.makeNow('manual')).rejects.toThrow(refused);
  await expect(schedule.makeNow('before-restore')).rejects.toThrow(refused);
  expect(schedule.failure).toBe(refused);
  expect(onFailure).toHaveBeenCalledTimes(2);

  fail('the disk responds again');
  await hanging;
  await begun(2);
  fail('the second dump');
  await waiting;
});

test('the plan reports a backup that hangs at its next turn', async () => {
  const { dump, begun, fail } = hangingDump();
  const failures: string[] = [];
  const onFailure = (error: unknown) => failures.push(messageOf(error));
  const schedule = dumpingSchedule(dump, { intervalMs: hourMs, onFailure });
  await schedule.start();
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  await begun(1);
  await jest.advanceTimersByTimeAsync(24 * 60_000 + hourMs);
  expect(failures).toEqual([]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(failures).toEqual([refused]);
  fail('the disk responds again');
  await schedule.stop();
});
