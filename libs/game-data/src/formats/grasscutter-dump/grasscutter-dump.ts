import { basename, dirname, join } from 'node:path';
import type { NameLanguage } from '@starhaven/contracts/handbook';
import { UnreadableDataError } from '../../data-format';
import type { DataFormat } from '../../data-format';
import { exists, findFiles } from '../../files/data-files';
import { newPart } from '../../rows/new-part';
import { findLanguage } from '../../text/language-code';
import { dumpTables, readDumpTable } from './read-dump-table';

const expects =
  'a folder with files that Grasscutter wrote with -dump, such as avatars.csv; name it for its language, such as "JP"';

/** The files do not contain their language: it is taken from the folder's name, otherwise it is English. */
function languageOf(folder: string): NameLanguage {
  const words = basename(folder).split(/[\s_.-]+/);
  return findLanguage(words.slice(-2).join('-')) ?? findLanguage(words.at(-1) ?? '') ?? 'EN';
}

async function titlesBeside(quests: string): Promise<string | undefined> {
  const titles = join(dirname(quests), 'mainquests.csv');
  return (await exists(titles)) ? titles : undefined;
}

async function open(path: string) {
  const files = await findFiles(path, /^(?:avatars|items|scenes|entities|quests)\.csv$/i);
  if (files.length === 0) throw new UnreadableDataError(`${path}: no dump of Grasscutter found; expected ${expects}.`);
  const language = languageOf(dirname(files[0] ?? path));
  const parts = [];
  for (const file of files) {
    const name = basename(file).toLowerCase();
    const table = dumpTables[name];
    if (table === undefined) continue;
    // A quest here is one step with its description; the titles are in a separate file.
    const titles = name === 'quests.csv' ? await titlesBeside(file) : undefined;
    parts.push(
      newPart({
        name,
        files: titles === undefined ? [file] : [file, titles],
        expects: `lines "${table.columns}"`,
        rows: (signal) => readDumpTable(file, table, { language, titles, signal }),
      }),
    );
  }
  return { game: 1 as const, parts };
}

/** CSV files that Grasscutter writes with `-dump`. */
export const grasscutterDump: DataFormat = {
  name: 'grasscutter-dump',
  title: 'Grasscutter -dump (CSV)',
  games: [1],
  expects,
  open,
};
