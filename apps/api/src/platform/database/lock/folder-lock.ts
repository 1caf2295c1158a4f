import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseStartError } from '../errors';
import { isCertainlyGone, ownIdentity } from './process-identity';
import type { ProcessIdentity } from './process-identity';

export interface LockHolder extends ProcessIdentity {
  nonce: string;
  /** What holds the lock: "server", "restore", … */
  purpose: string;
  /** Where a server answers operator requests; null for a command. */
  url: string | null;
}

export interface FolderLock {
  /** Tells other processes where this server answers. */
  announce: (url: string) => Promise<void>;
  release: () => Promise<void>;
}

/** Another process holds the folder; `holder` says which. */
export class FolderLockedError extends DatabaseStartError {
  override name = 'FolderLockedError';
  constructor(
    file: string,
    readonly holder: LockHolder,
  ) {
    super(
      `The data folder is in use by process ${holder.pid} (${holder.purpose}, host ${holder.host}); stop it first. ` +
        `Only if that process is certainly gone, delete ${file}.`,
    );
  }
}

/** The lock lies beside the folder, so that moving the folder aside or restoring it keeps the lock. */
export function lockFileOf(databaseDir: string): string {
  return `${databaseDir}.lock`;
}

/** Who holds the lock file now; null when there is none. */
export async function findLockHolder(file: string): Promise<LockHolder | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as LockHolder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new DatabaseStartError(`The lock file ${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Creates `file` with all its content or not at all, never over another; false when it exists. */
async function createExclusively(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  try {
    // A link fails when its name is taken, as O_EXCL does, and nobody ever sees a half-written lock.
    await writeFile(draft, content, { flag: 'wx', mode: 0o600 });
    await link(draft, file);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (code !== 'EPERM' && code !== 'ENOTSUP') throw error;
    return await createWithoutLink(file, content);
  } finally {
    await rm(draft, { force: true });
  }
}

/** For file systems without hard links. */
async function createWithoutLink(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes away the lock of a process that is gone. Only one process does so at a time, and it looks again first: while
 * it holds the guard nobody can have replaced the dead lock by a living one.
 */
async function removeStale(file: string, self: LockHolder): Promise<void> {
  const guard = `${file}.takeover`;
  if (!(await createExclusively(guard, JSON.stringify(self)))) {
    const rival = await findLockHolder(guard);
    // A guard outlives its process only when that died between two lines here.
    if (rival !== null && isCertainlyGone(rival)) await rm(guard, { force: true });
    await delay(20);
    return;
  }
  try {
    const holder = await findLockHolder(file);
    if (holder !== null && isCertainlyGone(holder)) await rm(file, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

/**
 * Takes the exclusive lock of a database folder (F9). A lock is taken over only when the very process that made it
 * is gone: same host, and another boot, no such pid, or a pid that began at another time.
 * @throws FolderLockedError naming the holder
 */
export async function takeFolderLock(databaseDir: string, purpose: string): Promise<FolderLock> {
  const file = lockFileOf(databaseDir);
  await mkdir(path.dirname(file), { recursive: true });
  const self: LockHolder = { ...ownIdentity(), nonce: randomUUID(), purpose, url: null };
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (await createExclusively(file, JSON.stringify(self))) return heldLock(file, self);
    const holder = await findLockHolder(file);
    if (holder === null) continue;
    if (!isCertainlyGone(holder)) throw new FolderLockedError(file, holder);
    await removeStale(file, self);
  }
  throw new DatabaseStartError(`The lock file ${file} changes too often; is another start under way?`);
}

function heldLock(file: string, self: LockHolder): FolderLock {
  return {
    announce: async (url) => {
      const draft = `${file}.${self.nonce}`;
      await writeFile(draft, JSON.stringify({ ...self, url }), { mode: 0o600 });
      await rename(draft, file);
    },
    release: async () => {
      const holder = await findLockHolder(file).catch(() => null);
      if (holder?.nonce === self.nonce) await rm(file, { force: true });
    },
  };
}
