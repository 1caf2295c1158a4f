import { stat } from 'node:fs/promises';
import { messageOf } from '@starhaven/node-kit/server';
import type { Database } from '../database';
import { backupLimitMs } from '../copy/backup-limit';
import { folderBytes } from '../../disk/folder-bytes';
import { readFreeBytes } from '../../disk/read-free-bytes';
import { databaseDirOf } from '../pglite/open-folder';
import { withTimeout } from '../../work/with-timeout';
import { listBackups, makeBackup, pruneBackups } from './backup-files';
import type { BackupFile, BackupKind, Retention } from './backup-files';

export interface BackupScheduleOptions {
  database: Database;
  dataDir: string;
  /** null: no backups are planned. */
  intervalMs: number | null;
  retention: Retention;
  isDiskLow: () => Promise<boolean>;
  onSuccess: (backup: BackupFile) => void;
  onFailure: (error: unknown) => void;
  /** Free bytes on the disk of a folder. */
  readFreeBytes?: (folder: string) => Promise<number>;
  /** Milliseconds since 1970, the clock of backup names. */
  now?: () => number;
}

/** The server is busy enough at its start: the first backup waits this long even when it is due. */
const firstDelayMs = 5 * 60_000;

const hangError = () =>
  new Error(`No backup was made: the one before it is still running after ${backupLimitMs / 60_000} minutes.`);

/** Makes verified backups at intervals. Intervals are counted from the newest backup, so that restarts do not delay the next one. */
export class BackupSchedule {
  private timer: NodeJS.Timeout | undefined;
  /** Resolves when all requested backups have ended. */
  private queue: Promise<unknown> = Promise.resolve();
  /** Backups that have not begun, at most one of each kind. */
  private readonly waiting = new Map<BackupKind, Promise<BackupFile>>();
  /** When the running backup began, on the clock of `performance.now()`; null while none is running. */
  private runningSinceMs: number | null = null;
  private isStopped = false;
  /** The failure of the newest attempt; empty: it succeeded. */
  failure = '';

  constructor(private readonly options: BackupScheduleOptions) {}

  async start(): Promise<void> {
    const [newest] = await listBackups(this.options.dataDir);
    if (newest) this.options.onSuccess(newest);
    const { intervalMs, now = Date.now } = this.options;
    if (intervalMs === null) return;
    // A backup with a time in the future was made before the clock was set back, so its age does not show when the next one is due.
    const ageMs = newest ? Math.max(0, now() - newest.madeAt.getTime()) : Infinity;
    this.plan(Math.max(intervalMs - ageMs, firstDelayMs));
  }

  /**
   * Makes a backup after all running and waiting backups have ended. If a backup of the same kind is waiting, this call gets that one too.
   * It never gets a running backup, which lacks the newest writes. @throws when the backup cannot be made or verified, or when the running
   * one hangs
   */
  async makeNow(kind: BackupKind): Promise<BackupFile> {
    this.requireMovingQueue();
    const joined = this.waiting.get(kind);
    if (joined) return joined;
    const turn = this.queue.then(() => {
      this.waiting.delete(kind);
      if (this.isStopped) throw new Error('No backup was made: the server is stopping.');
      return this.make(kind);
    });
    this.waiting.set(kind, turn);
    this.queue = turn.catch(() => {});
    return turn;
  }

  /** Cancels future and waiting backups and waits for the running one. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.queue;
  }

  private plan(delayMs: number): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      // onFailure has received the error; the next turn tries again. If this backup hangs, the next turn reports that.
      void withTimeout(backupLimitMs, () => this.makeNow('hourly'), hangError)
        .catch(() => {})
        .finally(() => this.plan(this.options.intervalMs ?? delayMs));
    }, delayMs);
    this.timer.unref();
  }

  /** A new backup is about as large as the newest one, and its files are copied first; the rest is for everything else on the disk. */
  private async requireRoom(): Promise<void> {
    const { dataDir, readFreeBytes: read = readFreeBytes } = this.options;
    const [newest] = await listBackups(dataDir);
    const newestBytes = newest ? (await stat(newest.file)).size : 0;
    // Empty with PostgreSQL, because its files are elsewhere.
    const neededBytes = 2 * newestBytes + (await folderBytes(databaseDirOf(dataDir)));
    const freeBytes = await read(dataDir);
    const mb = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`;
    if (freeBytes < neededBytes)
      throw new Error(`No backup was made: ${mb(freeBytes)} are free, and it needs ${mb(neededBytes)}.`);
  }

  /** Behind a backup that hangs, another one would wait forever, and a restore would refuse all writes meanwhile. */
  private requireMovingQueue(): void {
    if (this.runningSinceMs === null || performance.now() - this.runningSinceMs < backupLimitMs) return;
    throw this.noteFailure(hangError());
  }

  private noteFailure<E>(error: E): E {
    this.failure = messageOf(error);
    this.options.onFailure(error);
    return error;
  }

  private async make(kind: BackupKind): Promise<BackupFile> {
    const { database, dataDir, retention, isDiskLow, onSuccess } = this.options;
    this.runningSinceMs = performance.now();
    try {
      if (await isDiskLow()) throw new Error('No backup was made: less than 200 MB are free.');
      await this.requireRoom();
      const backup = await makeBackup(database, dataDir, kind);
      await pruneBackups(dataDir, retention);
      this.failure = '';
      onSuccess(backup);
      return backup;
    } catch (error) {
      throw this.noteFailure(error);
    } finally {
      this.runningSinceMs = null;
    }
  }
}
