import { basename } from 'node:path';
import type { NameLanguage } from '@starhaven/contracts/handbook';
import { UnreadableDataError } from '../../data-format';
import type { DataFormat } from '../../data-format';
import { findFiles, readHead } from '../../files/data-files';
import { newPart } from '../../rows/new-part';
import { byLanguage, findLanguage } from '../../text/language-code';
import { readHandbook } from '../../text/read-handbook';
import { sectionReaders } from './section-readers';

const shape = { header: /^\/\/\s*(.+)$/, row: /^\s*(\d{1,16}) : (.*)$/ };
const looksLike = /^\/\/ ?(?:Commands|Gadgets|Avatars|Items|Monsters|Scenes|Quests|Achievements)\s*$/m;
const expects = 'a "GM Handbook - EN.txt" of Grasscutter, or a folder with such files, one a language';

/** `GM Handbook - EN.txt` → EN. Versions before 1.2 wrote one file without a language. */
function languageOf(path: string): NameLanguage {
  const code = /[\s_-]([A-Za-z]{2,3})\.txt$/i.exec(basename(path))?.[1] ?? '';
  return findLanguage(code) ?? 'EN';
}

async function open(path: string) {
  const found: { path: string; language: NameLanguage }[] = [];
  for (const file of await findFiles(path, /\.txt$/i)) {
    if (looksLike.test(await readHead(file))) found.push({ path: file, language: languageOf(file) });
  }
  const files = found.sort(byLanguage);
  if (files.length === 0) throw new UnreadableDataError(`${path}: no Grasscutter handbook found; expected ${expects}.`);
  const parts = files.map((file, index) =>
    newPart({
      name: basename(file.path),
      files: [file.path],
      expects: 'sections such as "// Avatars" with lines "id : name"',
      rows: (signal) => readHandbook(file.path, shape, sectionReaders(file.language, index === 0), signal),
    }),
  );
  return { game: 1 as const, parts };
}

/** Text that Grasscutter writes with `-handbook`, one file per language. */
export const grasscutterHandbook: DataFormat = {
  name: 'grasscutter-handbook',
  title: 'Grasscutter GM Handbook',
  games: [1],
  expects,
  open,
};
