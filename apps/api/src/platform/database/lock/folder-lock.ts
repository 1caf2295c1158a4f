import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { createExclusively, writeWhole } from '../../disk/create-exclusively';
import { DatabaseStartError } from '../errors';
import { bootedAtMs, isCertainlyGone, ownIdentity } from './process-identity';
import type { ProcessIdentity } from './process-identity';

/** A clock may have been set meanwhile. */
const clockMarginMs = 60_000;
/** A draft that is older than this was left by a process that died. */
const draftAgeMs = 60_000;

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

const HolderSchema = v.looseObject({
  pid: v.pipe(v.number(), v.integer()),
  startedAt: v.string(),
  bootId: v.string(),
  host: v.string(),
  nonce: v.string(),
  purpose: v.string(),
  url: v.nullable(v.string()),
});

/** A lock file that says nothing of its holder: what a power cut leaves of one that was just being written. */
export class TornLockError extends DatabaseStartError {
  override name = 'TornLockError';
  constructor(readonly file: string) {
    super(
      `The lock file ${file} is empty or damaged, as a power cut leaves it. Make sure that no Starhaven runs on this data folder, ` +
        `also on no other machine, then delete ${file} and start again.`,
    );
  }
}

/** Who holds the lock file now; null when there is none. @throws TornLockError when it does not say */
export async function findLockHolder(file: string): Promise<LockHolder | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new DatabaseStartError(`The lock file ${file} cannot be read: ${(error as Error).message}`);
  }
  try {
    return v.parse(HolderSchema, JSON.parse(text));
  } catch {
    throw new TornLockError(file);
  }
}

/** Whether a lock may be taken over. A damaged lock file that is older than the last boot has no owner: its process ended with the machine. */
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
 * Takes away the lock of a process that is gone. Only one process does so at a time, and it looks again first: while
 * it holds the guard nobody can have replaced the dead lock by a living one.
 */
async function removeStale(file: string, self: LockHolder): Promise<void> {
  const guard = `${file}.takeover`;
  if (!(await createExclusively(guard, JSON.stringify(self)))) {
    // A guard outlives its process only when that died between two lines here.
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
 * Takes the exclusive lock of a database folder (docs/security.md#loss-of-data). A lock is taken over only when the very process
 * that made it is gone: same host, and another boot, no such pid, or a pid that began at another time.
 * @throws FolderLockedError naming the holder, TornLockError naming the cure
 */
export async function takeFolderLock(databaseDir: string, purpose: string): Promise<FolderLock> {
  const file = lockFileOf(databaseDir);
  await mkdir(path.dirname(file), { recursive: true });
  const self: LockHolder = { ...ownIdentity(), nonce: randomUUID(), purpose, url: null };
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (await createExclusively(file, JSON.stringify(self))) {
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
  throw new DatabaseStartError(`The lock file ${file} changes too often; is another start under way?`);
}

/** The holder; a file that says nothing yet may be in the middle of being written where there are no hard links. */
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

/** What processes that died were about to make a lock of. */
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
      await writeWhole(draft, JSON.stringify({ ...self, url }));
      await rename(draft, file);
    },
    release: async () => {
      const holder = await findLockHolder(file).catch(() => null);
      if (holder?.nonce === self.nonce) await rm(file, { force: true });
    },
  };
}
