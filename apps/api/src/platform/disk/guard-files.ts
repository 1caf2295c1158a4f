import { keepFolderPrivate } from './private-folder';

/**
 * Runs at the start of every program of the API: new files and existing files of the data folder become accessible to their own user only.
 * @returns one line for the operator when other users can still access something
 */
export function guardFiles(dataDir: string): string | null {
  process.umask(0o077);
  return keepFolderPrivate(dataDir).trouble;
}
