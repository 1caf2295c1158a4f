import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '@starhaven/node-kit/server';
import { removeOld } from '../disk/remove-old';
import { isFileName, StoreFullError } from './file-store';
import type { FileStore, NewFile } from './file-store';

const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** True for the errors of a disk that is full or a quota that is used up. */
export const isDiskFull = (error: unknown): boolean => fullCodes.has(codeOf(error) ?? '');

/** Syncs a file or a folder, so that a power cut cannot leave a name without its content. */
async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Stores files in a folder. Each is copied under a temporary name, synced and renamed, so that no reader sees a part of it. */
export class DiskStore implements FileStore {
  constructor(private readonly folder: string) {}

  async keep(files: readonly NewFile[]): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const drafts = files.map(({ name, from }) => ({ name, from, draft: `${this.pathOf(name)}.${randomUUID()}.part` }));
    try {
      for (const { from, draft } of drafts) {
        await copyFile(from, draft);
        await sync(draft);
      }
      for (const { name, draft } of drafts) await rename(draft, this.pathOf(name));
      await sync(this.folder);
    } catch (error) {
      if (isDiskFull(error)) throw new StoreFullError('The disk is full.', { cause: error });
      throw error;
    } finally {
      for (const { draft } of drafts) await rm(draft, { force: true });
    }
  }

  async read(name: string): Promise<Buffer | null> {
    if (!isFileName(name)) return null;
    try {
      return await readFile(this.pathOf(name));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  }

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) await rm(this.pathOf(name), { force: true });
  }

  async removeParts(maxAgeMs: number): Promise<void> {
    await removeOld(this.folder, { olderThanMs: maxAgeMs, matches: (name) => name.endsWith('.part') });
  }

  private pathOf(name: string): string {
    if (!isFileName(name)) throw new Error(`${JSON.stringify(name)} is not a name of a stored file.`);
    return path.join(this.folder, name);
  }
}
