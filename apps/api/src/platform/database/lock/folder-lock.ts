import { randomUUID } from 'node:crypto';
import { readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf, createExclusively, makeFolders, messageOf, writeWhole } from '@starhaven/node-kit/server';
import * as v from 'valibot';
import { DatabaseStartError } from '../errors';
import { bootedAtMs, isCertainlyGone, ownIdentity } from './process-identity';
import type { ProcessIdentity } from './process-identity';

/** The clock may have been set in between. */
const clockMarginMs = 60_000;
/** An older draft was left by a process that died. */
const draftAgeMs = 60_000;

export interface LockHolder extends ProcessIdentity {
  nonce: string;
  /** The holder's kind: "server", "restore", … */
  purpose: string;
  /** The address of a server's operator routes; null for a command. */
  url: string | null;
}

export interface FolderLock {
  /** Writes this server's address into the lock, for other processes. */
  announce: (url: string) => Promise<void>;
  release: () => Promise<void>;
}

/** Another process holds the folder; `holder` identifies it. */
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

/** The lock file is next to the folder, so that moving the folder aside or restoring it keeps the lock. */
export function lockFileOf(databaseDir: string): string {
  return `${databaseDir}.lock`;
}

const HolderSchema = v.looseObject({
  pid: v.pipe(v.number(), v.integer()),
  startedAt: v.string(),
  bootId: v.string(),
  host: v.string(),
  nonce: v.string(),
  purpose: v.string(),
  url: v.nullable(v.string()),
});

/** A lock file without a readable holder: a power cut can leave one that was being written. */
export class TornLockError extends DatabaseStartError {
  override name = 'TornLockError';
  constructor(readonly file: string) {
    super(
      `The lock file ${file} is empty or damaged, as a power cut leaves it. Make sure that no Starhaven runs on this data folder, ` +
        `also on no other machine, then delete ${file} and start again.`,
    );
  }
}

/** The current holder of the lock file; null when there is no file. @throws TornLockError when the file is unreadable */
export async function findLockHolder(file: string): Promise<LockHolder | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw new DatabaseStartError(`The lock file ${file} cannot be read: ${messageOf(error)}`);
  }
  try {
    return v.parse(HolderSchema, JSON.parse(text));
  } catch {
    throw new TornLockError(file);
  }
}

/**
 * Whether a lock may be taken over. A damaged lock file that is older than the last boot has no holder: its process ended with the machine.
 */
async function isAbandoned(file: string): Promise<boolean> {
  try {
    const holder = await findLockHolder(file);
    return holder !== null && isCertainlyGone(holder);
  } catch (error) {
    if (!(error instanceof TornLockError)) throw error;
    const stats = await stat(file).catch(() => null);
    return stats !== null && stats.mtimeMs < bootedAtMs() - clockMarginMs;
  }
}

/**
 * Removes the lock of a dead process. Only one process does so at a time, and it checks again first: while it holds the guard, no process
 * can have replaced the dead lock with a new one.
 */
async function removeStale(file: string, self: LockHolder): Promise<void> {
  const guard = `${file}.takeover`;
  if (!createExclusively(guard, JSON.stringify(self))) {
    // A guard outlives its process only if the process died between two lines of this function.
    if (await isAbandoned(guard)) await rm(guard, { force: true });
    await delay(20);
    return;
  }
  try {
    if (await isAbandoned(file)) await rm(file, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

/**
 * Takes the exclusive lock of a database folder (docs/security.md#loss-of-data). A lock is taken over only when its process is
 * certainly gone: the lock is from this host, and the machine has restarted since, or no process has its pid, or the process with its pid
 * started at another time.
 * @throws FolderLockedError with the holder, TornLockError with the remedy
 */
export async function takeFolderLock(databaseDir: string, purpose: string): Promise<FolderLock> {
  const file = lockFileOf(databaseDir);
  makeFolders(path.dirname(file));
  const self: LockHolder = { ...ownIdentity(), nonce: randomUUID(), purpose, url: null };
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (createExclusively(file, JSON.stringify(self))) {
      await removeOldDrafts(file);
      return heldLock(file, self);
    }
    if (!(await isAbandoned(file))) {
      const holder = await readSettled(file);
      if (holder === null) continue;
      throw new FolderLockedError(file, holder);
    }
    await removeStale(file, self);
  }
  throw new DatabaseStartError(`The lock file ${file} changes too often; is another start in progress?`);
}

/** The holder. Without hard links, a file without content may still be being written. */
async function readSettled(file: string): Promise<LockHolder | null> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await findLockHolder(file);
    } catch (error) {
      if (attempt >= 10 || !(error instanceof TornLockError)) throw error;
      await delay(50);
    }
  }
}

/** Removes lock drafts of processes that died. */
async function removeOldDrafts(file: string): Promise<void> {
  const folder = path.dirname(file);
  const drafts = (await readdir(folder)).filter((name) => name.startsWith(`${path.basename(file)}.`));
  for (const draft of drafts.map((name) => path.join(folder, name))) {
    const stats = await stat(draft).catch(() => null);
    if (stats !== null && Date.now() - stats.mtimeMs > draftAgeMs) await rm(draft, { force: true });
  }
}

function heldLock(file: string, self: LockHolder): FolderLock {
  return {
    announce: async (url) => {
      const draft = `${file}.${self.nonce}`;
      await rm(draft, { force: true });
      writeWhole(draft, JSON.stringify({ ...self, url }));
      await rename(draft, file);
    },
    release: async () => {
      const holder = await findLockHolder(file).catch(() => null);
      if (holder?.nonce === self.nonce) await rm(file, { force: true });
    },
  };
}
