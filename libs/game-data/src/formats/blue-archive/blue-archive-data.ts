import { basename, join } from 'node:path';
import { ItemType } from '@starhaven/contracts/handbook';
import type { NameLanguage } from '@starhaven/contracts/handbook';
import { UnreadableDataError } from '../../data-format';
import type { DataFormat, DataPart } from '../../data-format';
import { exists, findFiles, readHead } from '../../files/data-files';
import { fileRows, noId } from '../../rows/json-rows';
import { idOf, newItem } from '../../rows/new-item';
import { newPart } from '../../rows/new-part';
import { starTypeOf } from '../../text/star-type';
import { studentStarsOf } from './student-stars';

const expects = 'the folder of BlueArchiveData with "global" and "japan", or one of them';

const tables = {
  'characters.json': { mark: /"bulletType"/, type: ItemType.Avatar, group: '' },
  'items.json': { mark: /"category"/, type: ItemType.Normal, group: '' },
  'furniture.json': { mark: /"comfortBonus"/, type: ItemType.Normal, group: 'furniture' },
} as const;
type TableName = keyof typeof tables;

async function partsOf(folder: string, language: NameLanguage): Promise<DataPart[]> {
  const parts = [];
  for (const file of await findFiles(folder, /^(?:characters|items|furniture)\.json$/)) {
    // `findFiles` returns only files with these names.
    const { mark, type, group } = tables[basename(file) as TableName];
    if (!mark.test(await readHead(file))) continue;
    parts.push(
      newPart({
        name: `${language}/${basename(file)}`,
        files: [file],
        expects: 'rows with id and name',
        rows: (signal) =>
          fileRows(file, signal, (row) => {
            const id = idOf(row.id);
            if (id === undefined) return noId;
            const starType = type === ItemType.Avatar ? studentStarsOf(row.rarity) : starTypeOf(row.rarity);
            return newItem(type, id, { group, language, name: row.name, starType });
          }),
      }),
    );
  }
  return parts;
}

async function open(path: string) {
  const parts: DataPart[] = [];
  for (const [region, language] of [
    ['global', 'EN'],
    ['japan', 'JP'],
  ] as const) {
    if (await exists(join(path, region))) parts.push(...(await partsOf(join(path, region), language)));
  }
  if (parts.length === 0) parts.push(...(await partsOf(path, basename(path) === 'japan' ? 'JP' : 'EN')));
  if (parts.length === 0) throw new UnreadableDataError(`${path}: no BlueArchiveData found; expected ${expects}.`);
  return { game: 3 as const, parts };
}

/** The lists of BlueArchiveData: English from its global part, Japanese from its Japanese part. */
export const blueArchiveData: DataFormat = {
  name: 'blue-archive-data',
  title: 'BlueArchiveData',
  games: [3],
  expects,
  open,
};
