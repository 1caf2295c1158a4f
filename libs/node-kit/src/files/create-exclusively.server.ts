import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { codeOf } from '../errors/code-of';

/**
 * Writes a new file, readable by its owner only, and syncs it: otherwise a power cut could leave an empty file.
 * @throws the error of the file system, EEXIST if the file exists
 */
export function writeWhole(file: string, content: string): void {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeFileSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Creates `file`, readable by its owner only, with all its content or not at all. Never replaces a file; false when it exists.
 * @throws the error of the file system
 */
export function createExclusively(file: string, content: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  try {
    // Like O_EXCL, a hard link fails if its name is taken. In addition, no process ever sees a half-written file.
    writeWhole(draft, content);
    return isDone(() => linkSync(draft, file));
  } catch (error) {
    // For file systems without hard links.
    if (!['EPERM', 'ENOTSUP'].includes(codeOf(error) ?? '')) throw error;
    return isDone(() => writeWhole(file, content));
  } finally {
    rmSync(draft, { force: true });
  }
}

/** False if the name of the new file is taken. */
function isDone(create: () => void): boolean {
  try {
    create();
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}
