import { open, rm } from 'node:fs/promises';
import { messageOf } from '@starhaven/node-kit/server';
import { childArguments, runChild } from '../../child/run-child';
import type { RowCounts } from '../database';
import { DatabaseStartError } from '../errors';

const timeoutMs = 600_000;
/** For our own code only; the memory of WebAssembly is not part of the heap. */
const heapMb = 192;

function runTask(task: 'pack' | 'unpack', file: string, folder: string): Promise<unknown> {
  const own = childArguments('archive-child', new URL('./archive-child.ts', import.meta.url), heapMb);
  return runChild('archiver', [...own, task, file, folder], timeoutMs);
}

/** Packs the files of a database folder as a gzip archive, and syncs it. No other code may use the folder until it returns. */
export async function packFolder(folder: string, file: string): Promise<void> {
  await runTask('pack', file, folder);
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Unpacks an archive into an empty folder, opens it as a database and counts its rows, in a separate process. The folder stays.
 * @throws DatabaseStartError when it does not open
 */
export async function unpackArchive(file: string, folder: string): Promise<RowCounts> {
  try {
    // Our own child wrote this line.
    return ((await runTask('unpack', file, folder)) as { rows: RowCounts }).rows;
  } catch (error) {
    throw new DatabaseStartError(`The backup ${file} does not open: ${messageOf(error)}`);
  }
}

/**
 * Proves that an archive can be restored: unpacks it into a folder next to it, opens it, counts its rows, and removes the folder.
 * @throws DatabaseStartError when it does not open or the counts differ from `expected`
 */
export async function verifyArchive(file: string, expected: RowCounts): Promise<void> {
  const folder = `${file}.check`;
  try {
    const rows = await unpackArchive(file, folder);
    // Both are counted in the order of the names.
    if (JSON.stringify(rows) !== JSON.stringify(expected)) {
      throw new DatabaseStartError(`The backup ${file} does not have the same rows as the database.`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
