import { basename, dirname } from 'node:path';
import { UnreadableDataError } from '../../data-format';
import type { DataFormat, DataPart } from '../../data-format';
import { findFiles, isFolder } from '../../files/data-files';
import { languageFolders } from '../../files/language-folders';
import { fileRows } from '../../rows/json-rows';
import { newPart } from '../../rows/new-part';
import { schaleFileName, schaleRow, schaleTableOf } from './schale-row';

const expects =
  'the folder "data" of SchaleDB, whose folders en, jp and so on hold students.min.json and the like, or one of these or of their files';

/** Folders of languages. `id` is not one: other lists have a folder with that name for ids. */
const languageFolder = /^(?:cn|en|jp|kr|th|tw|vi|zh)$/;

async function open(path: string) {
  const parts: DataPart[] = [];
  const isFile = !(await isFolder(path));
  const isStray = isFile && !languageFolder.test(basename(dirname(path)));
  const folders = isStray ? [] : await languageFolders(isFile ? dirname(path) : path, languageFolder, ['data']);
  for (const { folder, language } of folders) {
    const names = new Set<string>();
    for (const file of await findFiles(isFile ? path : folder, schaleFileName)) {
      const table = schaleTableOf(file);
      // The folder contains each table twice: formatted for reading, and minified.
      if (names.has(table)) continue;
      names.add(table);
      const rows = (signal: AbortSignal) => fileRows(file, signal, schaleRow(table, language));
      const name = `${basename(folder)}/${table}`;
      parts.push(newPart({ name, files: [file], expects: 'rows with Id and Name', rows }));
    }
  }
  if (parts.length === 0) throw new UnreadableDataError(`${path}: no SchaleDB found; expected ${expects}.`);
  return { game: 3 as const, parts };
}

/** SchaleDB: lists until 2023, objects by id since; one folder per language. */
export const schaleDb: DataFormat = { name: 'schaledb', title: 'SchaleDB', games: [3], expects, open };
