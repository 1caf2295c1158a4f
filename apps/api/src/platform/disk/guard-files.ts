import { keepFolderPrivate } from './private-folder';

/**
 * At the start of every program of the API: what it writes from now on is for its own user alone, and what is in the data folder already
 * becomes so. @returns one line for the operator when others can still use something
 */
export function guardFiles(dataDir: string): string | null {
  process.umask(0o077);
  return keepFolderPrivate(dataDir).trouble;
}
