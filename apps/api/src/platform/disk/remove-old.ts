import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '@starhaven/node-kit/server';

export interface OldEntries {
  /** Milliseconds since the last change of the entry itself; for a folder, since a name in it was added or removed. */
  olderThanMs: number;
  /** Whether an entry of this name may be removed; all unless given. */
  matches?: (name: string) => boolean;
}

/**
 * Removes the old files and folders in a folder, such as those of killed processes. A folder that does not exist is empty.
 * @throws the error of the file system
 */
export async function removeOld(folder: string, { olderThanMs, matches = () => true }: OldEntries): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter(matches)) {
    const entry = path.join(folder, name);
    // Another process may have finished or removed it in between.
    const ageMs = await stat(entry).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (ageMs > olderThanMs) await rm(entry, { recursive: true, force: true });
  }
}
