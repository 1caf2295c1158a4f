import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readCopy } from '../copy/read-copy';
import { writeCopy } from '../copy/write-copy';
import type { Database, EmbeddedDatabase, RowCounts } from '../database';
import { DatabaseStartError } from '../errors';
import { verifyArchive } from './archive';

/** The reason of a backup; only `hourly` backups are thinned out to daily ones. */
export type BackupKind = 'hourly' | 'manual' | 'before-migration' | 'before-restore';

export interface BackupFile {
  file: string;
  kind: BackupKind;
  madeAt: Date;
  /** Rotation does not delete it. */
  isPinned: boolean;
}

export interface Retention {
  keepHourly: number;
  keepDaily: number;
}

const keepBeforeMigration = 5;
const namePattern =
  /^(hourly|manual|before-migration|before-restore)-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z)\.(?:tar|jsonl)\.gz$/;
/** A backup with a file of this name next to it is pinned. */
const pinOf = (file: string) => `${file}.pinned`;

export function backupsDirOf(dataDir: string): string {
  return path.join(dataDir, 'backups');
}

/** A time for file names, sortable and without colons. */
export function fileStamp(moment: Date): string {
  return moment.toISOString().replaceAll(':', '-');
}

/** Finished backups, newest first. */
export async function listBackups(dataDir: string): Promise<BackupFile[]> {
  const folder = backupsDirOf(dataDir);
  const names = await readdir(folder).catch((): string[] => []);
  const all = new Set(names);
  const backups = names.flatMap((name) => {
    const match = namePattern.exec(name);
    if (!match?.[1] || !match[2]) return [];
    const madeAt = new Date(match[2].replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
    const isPinned = all.has(pinOf(name));
    // The pattern matches only these kinds.
    return [{ file: path.join(folder, name), kind: match[1] as BackupKind, madeAt, isPinned }];
  });
  return backups.sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

/** Syncs the folder, so that a renamed file survives a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().catch(() => {});
  await handle.close();
}

/** Removes unfinished files and folders of a killed process. This is safe: only the holder of the lock makes backups, one at a time. */
async function removeUnfinished(folder: string): Promise<void> {
  const ending = /\.partial(?:\.files|\.check)?$/;
  const unfinished = (await readdir(folder)).filter(
    (name) => ending.test(name) && namePattern.test(name.replace(ending, '')),
  );
  await Promise.all(unfinished.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
}

const isEmbedded = (database: Database): database is EmbeddedDatabase => database.kind === 'pglite';

/** Writes an archive of the files of the embedded database, or the rows of PostgreSQL as lines. Then reads the file to its end. */
async function writeVerified(database: Database, draft: string): Promise<RowCounts> {
  if (isEmbedded(database)) {
    const rows = await database.dump(draft);
    await verifyArchive(draft, rows);
    return rows;
  }
  const rows = await writeCopy(database, draft);
  const read = await readCopy(draft);
  if (!isDeepStrictEqual(read.rows, rows))
    throw new DatabaseStartError(`The backup ${draft} does not have the same rows as the database.`);
  return rows;
}

/** Writes a backup and verifies it before it gets its final name. @throws when it cannot be verified */
export async function makeBackup(
  database: Database,
  dataDir: string,
  kind: BackupKind,
  now = new Date(),
): Promise<BackupFile & { rows: RowCounts }> {
  const folder = backupsDirOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(folder);
  const ending = isEmbedded(database) ? 'tar.gz' : 'jsonl.gz';
  const file = path.join(folder, `${kind}-${fileStamp(now)}.${ending}`);
  const draft = `${file}.partial`;
  try {
    const rows = await writeVerified(database, draft);
    await rename(draft, file);
    await syncFolder(folder);
    // Each start retries a failed migration, and no other job deletes these backups while no start succeeds.
    if (kind === 'before-migration') await pruneKind(dataDir, kind, keepBeforeMigration);
    return { file, kind, madeAt: now, isPinned: false, rows };
  } finally {
    await rm(draft, { force: true });
  }
}

/** Pins a backup, so that rotation keeps it, or unpins it. */
export async function pinBackup(file: string, isPinned: boolean): Promise<void> {
  if (isPinned) await writeFile(pinOf(file), '', { mode: 0o600 });
  else await rm(pinOf(file), { force: true });
}

export async function removeBackup(file: string): Promise<void> {
  await rm(file, { force: true });
  await rm(pinOf(file), { force: true });
}

/** The finished backup with this file name, with its size; null when there is none. */
export async function findBackup(dataDir: string, name: string): Promise<(BackupFile & { bytes: number }) | null> {
  const found = (await listBackups(dataDir)).find(({ file }) => path.basename(file) === name);
  if (!found) return null;
  const { size } = await stat(found.file);
  return { ...found, bytes: size };
}

/**
 * The backups to delete. All manual and pinned backups are kept, the newest few from before migrations and restores, the newest hourly
 * ones, and the last one of each older day. Backups from the future were made before the clock was set back; they are counted separately,
 * so that they do not push out current ones.
 */
export function findExpired(backups: BackupFile[], retention: Retention, now = new Date()): BackupFile[] {
  const hourly = backups.filter(({ kind, isPinned }) => kind === 'hourly' && !isPinned);
  const isAhead = ({ madeAt }: BackupFile) => madeAt > now;
  const kept = new Set([
    ...thinOut(hourly.filter(isAhead), retention),
    ...thinOut(
      hourly.filter((backup) => !isAhead(backup)),
      retention,
    ),
  ]);
  const beforeChanges = (['before-migration', 'before-restore'] as const).flatMap((wanted) =>
    backups.filter(({ kind, isPinned }) => kind === wanted && !isPinned).slice(keepBeforeMigration),
  );
  return [...hourly.filter((backup) => !kept.has(backup)), ...beforeChanges];
}

/** The backups to keep, of a list with the newest first. */
function thinOut(hourly: BackupFile[], { keepHourly, keepDaily }: Retention): BackupFile[] {
  const lastOfDay = new Map<string, BackupFile>();
  for (const backup of hourly) {
    const day = backup.madeAt.toISOString().slice(0, 10);
    if (!lastOfDay.has(day)) lastOfDay.set(day, backup);
  }
  return [...hourly.slice(0, keepHourly), ...[...lastOfDay.values()].slice(0, keepDaily)];
}

async function pruneKind(dataDir: string, kind: BackupKind, keep: number): Promise<void> {
  const ofKind = (await listBackups(dataDir)).filter((backup) => backup.kind === kind && !backup.isPinned);
  for (const { file } of ofKind.slice(keep)) await rm(file, { force: true });
}

export async function pruneBackups(dataDir: string, retention: Retention): Promise<void> {
  for (const { file } of findExpired(await listBackups(dataDir), retention)) await rm(file, { force: true });
}
