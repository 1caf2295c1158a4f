import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and its parents, accessible only to the owner. In a place where the system refuses new folders, such as `/proc`, Node's
 * own recursive `mkdir` never returns.
 * @throws the error of the file system
 */
export function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // The API starts together with the web server and may have made the folder.
    if (!existsSync(folder)) throw error;
  }
}
