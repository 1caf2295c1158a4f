import { basename, join } from 'node:path';
import type { NameLanguage } from '@starhaven/contracts/handbook';
import { byLanguage, findLanguage } from '../text/language-code';
import { isFolder, listFolder } from './data-files';

export interface LanguageFolder {
  folder: string;
  language: NameLanguage;
}

/** Finds the first existing path, for data in a subfolder that the given path may omit. */
async function firstFolder(paths: readonly string[]): Promise<string | null> {
  for (const path of paths) if (await isFolder(path).catch(() => false)) return path;
  return null;
}

/**
 * Folders named after languages: the path itself, or those in it or in one of `below`; English first. `names` are the accepted names,
 * because some data has other folders that look like languages.
 */
export async function languageFolders(
  path: string,
  names: RegExp,
  below: readonly string[] = [],
): Promise<LanguageFolder[]> {
  // A missing path is a separate error, not a folder without languages.
  if (!(await isFolder(path))) return [];
  if (names.test(basename(path))) return [{ folder: path, language: findLanguage(basename(path)) ?? 'EN' }];
  const root = (await firstFolder(below.map((inner) => join(path, inner)))) ?? path;
  const found: LanguageFolder[] = [];
  for (const name of await listFolder(root)) {
    const language = names.test(name) ? findLanguage(name) : null;
    if (language !== null && (await isFolder(join(root, name)))) found.push({ folder: join(root, name), language });
  }
  return found.sort(byLanguage);
}
