import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { UnreadableDataError } from '../../data-format';
import type { DataFormat, DataPart } from '../../data-format';
import { digestText, isFolder } from '../../files/data-files';
import { findSections, readSectionBytes } from '../../files/json-sections';
import type { JsonSection } from '../../files/json-sections';
import { checkedRows } from '../../rows/checked-rows';
import { readersVersion } from '../../rows/new-part';
import { genshinPropertyRows } from '../../facts/genshin/genshin-properties';
import { folderNames, readFolder } from './read-folder';
import type { FolderName } from './read-folder';

const dataFile = 'src/min/data.min.json';

/** The file of the package that is installed with us. */
function installedFile(): string {
  try {
    return createRequire(import.meta.url).resolve(`genshin-db/${dataFile}`);
  } catch (error) {
    throw new UnreadableDataError('The npm package genshin-db is not installed.', { cause: error });
  }
}

async function fileOf(path: string): Promise<string> {
  if (path === '') return installedFile();
  return (await isFolder(path)) ? join(path, dataFile) : path;
}

async function digestSections(file: string, sections: readonly JsonSection[]): Promise<string> {
  const hash = createHash('sha256').update(digestText(`genshin-db ${readersVersion}`));
  for (const section of sections) {
    hash.update(section.path.join('.')).update(await readSectionBytes(file, section));
  }
  return hash.digest('hex');
}

function folderPart(file: string, folder: FolderName, sections: readonly JsonSection[]): DataPart {
  return {
    name: folder,
    digest: () => digestSections(file, sections),
    read: (signal) =>
      checkedRows(folder, 'entries with id and name', readFolder(file, folder, sections, signal), signal),
  };
}

async function open(path: string) {
  const file = await fileOf(path);
  const sections = await findSections(file, (keys) => {
    if (keys[0] === 'image') return keys.length === 2;
    return keys[0] === 'data' && keys.length === 3;
  });
  const parts: DataPart[] = [];
  for (const folder of folderNames) {
    const ofFolder = sections.filter((section) => section.path.at(-1) === folder);
    if (ofFolder.some((section) => section.path[0] === 'data')) parts.push(folderPart(file, folder, ofFolder));
  }
  if (parts.length === 0) throw new UnreadableDataError(`${file}: contains none of genshin-db's folders.`);
  parts.push({
    name: 'properties',
    digest: async () => digestText(JSON.stringify(genshinPropertyRows())),
    read: (signal) => checkedRows('properties', 'properties', genshinPropertyRows(), signal),
  });
  return { game: 1 as const, parts };
}

/** The npm package genshin-db (MIT), plus the properties of artifacts from our own table. */
export const genshinDb: DataFormat = {
  name: 'genshin-db',
  title: 'genshin-db (npm)',
  games: [1],
  expects: 'nothing (the installed package is read), or the folder of another version of the package',
  open,
};
