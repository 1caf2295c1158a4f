import { basename, join } from 'node:path';
import { AmbiguousDataError, UnreadableDataError } from '../../data-format';
import type { DataFormat } from '../../data-format';
import { exists, findFiles, isFolder } from '../../files/data-files';
import { isObject, readJsonObject } from '../../files/read-json';
import type { JsonObject } from '../../files/read-json';
import type { ImportedRow } from '../../imported-item';
import { newPart } from '../../rows/new-part';
import { findLanguage } from '../../text/language-code';
import { findTextIn } from '../excel/text-map';
import { TableItems } from '../excel/table-items';
import { addGenshinTables } from './genshin-store';
import { addStarRailTables } from './star-rail-store';

const expects = 'the folder "gi" or "hsr" of the store of Enka\'s API-docs';

const tableName = /^(?:avatars|weapons|relics|affixes)\.json$/;

/** The two games have two folders with the same names; the file with the texts shows which game it is. */
const stores = [
  { game: 1, texts: 'locs.json', addTables: addGenshinTables },
  { game: 2, texts: 'hsr.json', addTables: addStarRailTables },
] as const;

async function findStore(path: string) {
  if (!(await isFolder(path))) return undefined;
  for (const store of stores) if (await exists(join(path, store.texts))) return store;
  if ((await exists(join(path, 'gi'))) && (await exists(join(path, 'hsr')))) {
    throw new AmbiguousDataError(`${path} contains both games: choose its folder "gi" or "hsr".`);
  }
  return undefined;
}

type LoadedStore = { items: TableItems; skippedRows: ImportedRow[] };

async function loadStore(
  files: readonly string[],
  addTables: (typeof stores)[number]['addTables'],
  signal: AbortSignal,
): Promise<LoadedStore> {
  const tables: Record<string, JsonObject> = {};
  for (const file of files) tables[basename(file, '.json')] = await readJsonObject(file, signal);
  const items = new TableItems();
  const skippedRows = [...addTables(tables, items)];
  return { items, skippedRows };
}

async function open(path: string) {
  const store = await findStore(path);
  const files = store === undefined ? [] : await findFiles(path, tableName);
  if (store === undefined || files.length === 0)
    throw new UnreadableDataError(`${path}: no store of Enka found; expected ${expects}.`);
  const texts = join(path, store.texts);
  const codes = Object.keys(await readJsonObject(texts));
  const parts = [
    newPart({
      name: 'tables',
      files,
      expects: 'rows by id',
      rows: async function* (signal) {
        const { items, skippedRows } = await loadStore(files, store.addTables, signal);
        yield* skippedRows;
        for (const item of items.items()) yield { item };
      },
    }),
  ];
  for (const code of codes.sort((a, b) => Number(b === 'en') - Number(a === 'en'))) {
    const language = findLanguage(code);
    if (language === null) continue;
    parts.push(
      newPart({
        name: code,
        files: [...files, texts],
        expects: 'texts that the tables refer to',
        rows: async function* (signal) {
          const { items } = await loadStore(files, store.addTables, signal);
          const map = (await readJsonObject(texts, signal))[code];
          if (!isObject(map)) throw new UnreadableDataError(`${texts}, ${code}: expected texts by hash.`);
          for (const item of items.texts(language, findTextIn([map]))) yield { item };
        },
      }),
    );
  }
  return { game: store.game, parts };
}

/** The store of Enka: avatars, weapons, artifacts and relics with their sub properties; a relic is named after its set. */
export const enkaStore: DataFormat = { name: 'enka-store', title: 'Enka store', games: [1, 2], expects, open };
