import { basename } from 'node:path';
import { UnreadableDataError } from '../../data-format';
import type { DataFormat, DataPart } from '../../data-format';
import { findFiles } from '../../files/data-files';
import { languageFolders } from '../../files/language-folders';
import { newPart } from '../../rows/new-part';
import { toolTables, readToolTable } from './read-tool-table';

const expects =
  'the folder of Grasscutter Tools whose folders en-us, zh-cn and so on hold Avatar.txt, Item.txt and the like, or one of them';

const languageFolder = /^(?:en-us|zh-cn|zh-tw|ru-ru)$/i;

async function open(path: string) {
  const parts: DataPart[] = [];
  const folders = await languageFolders(path, languageFolder, ['Resources', 'Source/GrasscutterTools/Resources']);
  for (const { folder, language } of folders) {
    // Internal names are used only in the first language; in others they would hide display names.
    const isFirst = folder === folders[0]?.folder;
    for (const file of await findFiles(folder, /\.txt$/i)) {
      const table = Object.hasOwn(toolTables, basename(file)) ? toolTables[basename(file)] : undefined;
      if (table === undefined) continue;
      parts.push(
        newPart({
          name: `${basename(folder)}/${basename(file)}`,
          files: [file],
          expects: 'lines "id:name"',
          rows: (signal) => readToolTable(file, table, language, isFirst, signal),
        }),
      );
    }
  }
  if (parts.length === 0)
    throw new UnreadableDataError(`${path}: no texts of Grasscutter Tools found; expected ${expects}.`);
  return { game: 1 as const, parts };
}

/** Texts of Grasscutter Tools: one file per table, one folder per language. */
export const grasscutterTools: DataFormat = {
  name: 'grasscutter-tools',
  title: 'Grasscutter Tools text',
  games: [1],
  expects,
  open,
};
