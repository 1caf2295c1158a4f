import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, messageOf } from '@starhaven/node-kit/server';
import { backupsDirOf, fileStamp, listBackups } from '../backup/backup-files';
import type { EmbeddedDatabase } from '../database';
import { isDiskSuspect, isWithoutRoom } from '../../disk/free-space';
import { DatabaseStartError, DatabaseTimeoutError } from '../errors';
import { openPglite } from './open-pglite';
import type { PgliteClientOptions } from './pglite-client';

export function databaseDirOf(dataDir: string): string {
  return path.join(dataDir, 'database');
}

/** The default of DATA_DIR. */
const usualDataDir = '.data';

export function stagingDirOf(dataDir: string): string {
  return path.join(dataDir, 'database.staging');
}

const machineCodes = new Set(['EACCES', 'EPERM', 'ENOSPC', 'EROFS', 'EMFILE', 'ENFILE', 'ENOMEM', 'EDQUOT']);

/** True when waiting, or freeing memory or disk space, may help: then the folder may be intact and must stay in place. */
function isTroubleOfTheMachine(error: unknown): boolean {
  const [code, message] = [codeOf(error), messageOf(error)];
  return (
    error instanceof DatabaseTimeoutError ||
    (code !== null && machineCodes.has(code)) ||
    /out of memory|allocate memory|memory limit|permission denied|no space left/i.test(message)
  );
}

/** Renames the folder and returns its new path. */
export async function moveAside(dataDir: string, reason: 'broken' | 'before-restore'): Promise<string> {
  const aside = `${databaseDirOf(dataDir)}.${reason}-${fileStamp(new Date())}`;
  await rename(databaseDirOf(dataDir), aside);
  return aside;
}

/** The command for the operator to type: without DATA_DIR it would use the usual folder, which may belong to another site. */
function commandFor(dataDir: string, command: string): string {
  const isUsual = path.basename(dataDir) === usualDataDir;
  return isUsual || process.platform === 'win32' ? command : `DATA_DIR=${dataDir} ${command}`;
}

const beginEmpty = (dataDir: string) => commandFor(dataDir, 'npm run seed -- --fresh');

async function adviceToRestore(dataDir: string, otherWay = ''): Promise<string> {
  const [newest, ...older] = await listBackups(dataDir);
  if (newest === undefined)
    return `There is no backup in ${backupsDirOf(dataDir)}. To begin with an empty database run: ${beginEmpty(dataDir)}`;
  const others = older.length > 0 ? ` (${older.length} older)` : '';
  return `Restore the newest backup, of ${newest.madeAt.toISOString()}${others}, with: ${commandFor(dataDir, `npm run restore -- ${newest.file}`)}${otherWay}`;
}

/** What is damaged, as text for the operator: PGlite itself reports only that it failed. */
const causeOf = (message: string) => (/^(Aborted|PGlite failed)/.test(message) ? '' : `: ${firstLine(message)}`);

/** Traces of an earlier database: its remains or its backups. */
async function findTraces(dataDir: string): Promise<string | null> {
  const names = await readdir(dataDir).catch((): string[] => []);
  const aside = names.filter((name) => /^database\.(broken|before-restore)-/.test(name)).sort();
  const [newest] = await listBackups(dataDir);
  return aside.length > 0 ? path.join(dataDir, aside.at(-1) ?? '') : (newest?.file ?? null);
}

/** Makes an empty database under another name first, so that a folder with the right name is always complete. */
async function createFolder(dataDir: string): Promise<void> {
  const staging = stagingDirOf(dataDir);
  await rm(staging, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  try {
    const database = await openPglite({ dataDir: staging });
    await database.close();
  } catch (error) {
    const isSuspect = await isDiskSuspect(dataDir);
    await rm(staging, { recursive: true, force: true });
    // PGlite reports only that it failed.
    if (!isSuspect) throw error;
    throw new DatabaseStartError(
      `No database can be made in ${dataDir}, probably because its disk is full or cannot be written. Free 200 MB there and start again.`,
    );
  }
  await rename(staging, databaseDirOf(dataDir));
}

async function requireFolder(dataDir: string, isFresh: boolean): Promise<void> {
  const folder = databaseDirOf(dataDir);
  const names = await readdir(folder).catch(() => null);
  if (names !== null && names.length > 0) return;
  const traces = isFresh ? null : await findTraces(dataDir);
  if (traces !== null) {
    throw new DatabaseStartError(
      `There is no database in ${folder}, but there was one (${traces}). ${await adviceToRestore(dataDir, ` — or begin with an empty one: ${beginEmpty(dataDir)}`)}`,
    );
  }
  if (names !== null) await rm(folder, { recursive: true });
  await createFolder(dataDir);
}

/**
 * Opens the embedded database of a data folder, or makes it on the first run; the caller holds the lock. A folder that does not open is
 * moved aside. A new database replaces it only with `isFresh` (docs/security.md#loss-of-data).
 * @throws DatabaseStartError with the command that helps
 */
export async function openFolder(
  options: Omit<PgliteClientOptions, 'dataDir' | 'archive'> & { dataDir: string; isFresh?: boolean },
): Promise<EmbeddedDatabase> {
  const { dataDir, isFresh = false, ...clientOptions } = options;
  await requireFolder(dataDir, isFresh);
  const folder = databaseDirOf(dataDir);
  try {
    // PGlite would make a new database in a folder without this file.
    if (!existsSync(path.join(folder, 'PG_VERSION'))) throw new Error('PG_VERSION is missing');
    // Recovery that runs out of space may repeat for ever inside PGlite, where no time limit ends it.
    if (await isWithoutRoom(dataDir)) throw new Error('no room for its log');
    const database = await openPglite({ ...clientOptions, dataDir: folder });
    await database.ping();
    return database;
  } catch (error) {
    const message = messageOf(error);
    if (isTroubleOfTheMachine(error)) {
      throw new DatabaseStartError(`The database in ${folder} cannot be used now: ${firstLine(message)}`);
    }
    // PGlite reports only that it failed. On a full disk the database is intact and opens again once there is space.
    if (await isDiskSuspect(dataDir)) {
      throw new DatabaseStartError(
        `The database in ${folder} does not open, probably because its disk is full or cannot be written. ` +
          'Free 200 MB there and start again; nothing was changed.',
      );
    }
    const aside = await moveAside(dataDir, 'broken');
    throw new DatabaseStartError(
      `The files of the database in ${folder} are damaged, so it does not open${causeOf(message)}. ` +
        `They were moved to ${aside}; nothing was deleted. ${await adviceToRestore(dataDir)}`,
    );
  }
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
