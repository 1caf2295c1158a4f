import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and its parents, accessible only to the owner. Node's own recursive `mkdir` is not used, because it retries without end
 * where no folder can be made, such as in `/proc`.
 * @throws the error of the file system
 */
export function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Web server and API start together, so the other one may have made the folder in between.
    if (!existsSync(folder)) throw error;
  }
}
