import { randomUUID } from 'node:crypto';
import { link, open, rm, writeFile } from 'node:fs/promises';
import { codeOf } from '../errors/code-of';

/** Writes a new file, readable by its owner only, and syncs it: otherwise a power cut could leave an empty file. */
export async function writeWhole(draft: string, content: string): Promise<void> {
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates `file`, readable by its owner only, with all its content or not at all. Never replaces a file; false when it exists. */
export async function createExclusively(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  try {
    // A link fails when its name is taken, like O_EXCL, and no process ever sees a half-written file.
    await writeWhole(draft, content);
    await link(draft, file);
    return true;
  } catch (error) {
    const code = codeOf(error);
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
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}
