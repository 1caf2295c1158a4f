import { randomUUID } from 'node:crypto';
import { link, open, rm, writeFile } from 'node:fs/promises';

/** Writes a new file, for its owner only. Its content reaches the disk before this ends: otherwise a power cut leaves an empty file. */
export async function writeWhole(draft: string, content: string): Promise<void> {
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates `file`, for its owner only, with all its content or not at all and never over another; false when it exists. */
export async function createExclusively(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`;
  try {
    // A link fails when its name is taken, as O_EXCL does, and nobody ever sees a half-written file.
    await writeWhole(draft, content);
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
