import { basename, join } from 'node:path';
import type { NameLanguage } from '@starhaven/contracts';
import { byLanguage, findLanguage } from '../text/language-code';
import { isFolder, listFolder } from './data-files';

export interface LanguageFolder {
  folder: string;
  language: NameLanguage;
}

/** Finds the first of the paths that exists, for data that lies below a folder which can be left out of the path. */
async function firstFolder(paths: readonly string[]): Promise<string | null> {
  for (const path of paths) if (await isFolder(path).catch(() => false)) return path;
  return null;
}

/**
 * Folders named for languages: the path itself, or those inside of it or of one of `below`; English first.
 * `names` are the names that count, because some data has other folders that look like languages.
 */
export async function languageFolders(
  path: string,
  names: RegExp,
  below: readonly string[] = [],
): Promise<LanguageFolder[]> {
  // What does not exist is an error of its own, not a folder without languages.
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
