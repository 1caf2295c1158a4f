import { basename, join } from 'node:path';
import { ItemType } from '@starhaven/contracts/handbook';
import type { NameLanguage } from '@starhaven/contracts/handbook';
import { relicFactsOf } from '../../facts/star-rail/star-rail-relics';
import { UnreadableDataError } from '../../data-format';
import type { DataFormat, DataPart } from '../../data-format';
import { exists, findFiles } from '../../files/data-files';
import { languageFolders } from '../../files/language-folders';
import { isObject, readJsonObject } from '../../files/read-json';
import type { JsonObject } from '../../files/read-json';
import type { ImportedRow } from '../../imported-item';
import { noId } from '../../rows/json-rows';
import { idOf, newItem } from '../../rows/new-item';
import { newPart } from '../../rows/new-part';
import { skipped } from '../../rows/skipped';
import { starTypeOf } from '../../text/star-type';

const expects =
  'the folder "src/data" of hsr-data, whose folders en, cn and so on hold items, lightcones, relics and characters';

const languageFolder = /^(?:cn|cht|de|en|es|fr|id|jp|kr|pt|ru|th|vi)$/;
const tables = ['characters', 'lightcones', 'relics', 'items'] as const;
type Table = (typeof tables)[number];
/** Without relics: a relic's file contains several pieces. */
const typeByFolder = { characters: ItemType.Avatar, lightcones: ItemType.Weapon, items: ItemType.Normal } as const;

interface EntryFile {
  folder: Table;
  file: string;
}

function* entryRows(place: string, folder: Table, entry: JsonObject, language: NameLanguage): Generator<ImportedRow> {
  if (folder !== 'relics') {
    const id = idOf(entry._id);
    if (id === undefined) yield skipped(place, noId);
    else {
      const desc = entry.desc ?? entry.description;
      const draft = { language, name: entry.name, desc, starType: starTypeOf(entry.rarity) };
      yield { item: newItem(typeByFolder[folder], id, draft) };
    }
    return;
  }
  for (const piece of Array.isArray(entry.pieces) ? entry.pieces : []) {
    if (!isObject(piece)) continue;
    // One piece represents the pieces of all rarities.
    for (const value of Array.isArray(piece.ids) ? piece.ids : [piece._id]) {
      const id = idOf(value);
      if (id === undefined) yield skipped(place, noId);
      else {
        const draft = { language, name: piece.name, desc: piece.desc, ...relicFactsOf(id) };
        yield { item: newItem(ItemType.ArtifactConfig, id, draft) };
      }
    }
  }
}

async function* languageRows(
  files: readonly EntryFile[],
  language: NameLanguage,
  signal: AbortSignal,
): AsyncGenerator<ImportedRow> {
  for (const { folder, file } of files) {
    yield* entryRows(`${folder}/${basename(file)}`, folder, await readJsonObject(file, signal), language);
  }
}

async function open(path: string) {
  const parts: DataPart[] = [];
  for (const { folder, language } of await languageFolders(path, languageFolder, ['src/data', 'data'])) {
    const found: EntryFile[] = [];
    for (const table of tables) {
      if (!(await exists(join(folder, table)))) continue;
      for (const file of await findFiles(join(folder, table), /\.json$/)) found.push({ folder: table, file });
    }
    if (found.length === 0) continue;
    const files = found.map(({ file }) => file);
    const rows = (signal: AbortSignal) => languageRows(found, language, signal);
    parts.push(newPart({ name: basename(folder), files, expects: 'files with _id and name', rows }));
  }
  if (parts.length === 0) throw new UnreadableDataError(`${path}: no hsr-data found; expected ${expects}.`);
  return { game: 2 as const, parts };
}

/** The npm package or repository hsr-data: one file per entry, one part per language. */
export const hsrData: DataFormat = { name: 'hsr-data', title: 'hsr-data', games: [2], expects, open };
