import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Bytes of all files in a folder and below it; 0 when there is no such folder. Files that are deleted during the count are left out. */
export async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  let bytes = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    bytes += await stat(path.join(entry.parentPath, entry.name)).then(
      ({ size }) => size,
      () => 0,
    );
  }
  return bytes;
}
