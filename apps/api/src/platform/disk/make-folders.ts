import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and its parents, for the owner alone. Where the system makes no folders, such as `/proc`, Node's own recursive `mkdir` tries
 * without an end.
 * @throws the error of the file system
 */
export function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // The web server starts together with the API.
    if (!existsSync(folder)) throw error;
  }
}
