import { basename, join } from 'node:path';
import { UnreadableDataError } from '../../data-format';
import type { DataPart } from '../../data-format';
import { exists, isFolder, listFolder } from '../../files/data-files';
import { isObject, readJson } from '../../files/read-json';
import type { Json, JsonObject } from '../../files/read-json';
import type { ImportedRow } from '../../imported-item';
import { entriesOf } from '../../rows/json-rows';
import { newPart } from '../../rows/new-part';
import { skipped } from '../../rows/skipped';
import type { TableItem } from './table-items';
import { TableItems } from './table-items';
import { findTextMaps, readTextMap } from './text-map';

/** Turns a row of a table into an item. If it returns a text, this is the reason why the row cannot be used. */
export type TableReader = (row: JsonObject, lookUp: LookUp) => TableItem | TableItem[] | string;

/** Finds rows of another table by id, for references. */
export type LookUp = (table: string, id: unknown) => JsonObject | undefined;

export interface ExcelShape {
  /** Folder of the tables, such as `ExcelOutput`. */
  folder: string;
  /** Key of a row's id, by table. A value without this key is a group of rows (older dumps nest them by id). */
  idKeys: Readonly<Record<string, string>>;
  /** Tables that become items; earlier tables have priority. */
  readers: Readonly<Record<string, TableReader>>;
  /** Tables to which other tables refer. */
  companions: readonly string[];
  /** Reads items that consist of several rows. */
  readAll?: (rowsOf: (table: string) => JsonObject[]) => TableItem[];
}

/** A table's file, by the table's name. */
export type TableFiles = ReadonlyMap<string, string>;

async function findRoot(path: string, folder: string): Promise<string | null> {
  if (!(await isFolder(path))) return null;
  if (basename(path) === folder) return join(path, '..');
  for (const inner of ['', 'resources', 'Resources', 'Config/Resources']) {
    if (await exists(join(path, inner, folder))) return join(path, inner);
  }
  return null;
}

async function findTables(root: string, shape: ExcelShape): Promise<TableFiles> {
  const wanted = new Set([...Object.keys(shape.readers), ...Object.keys(shape.idKeys), ...shape.companions]);
  const files = new Map<string, string>();
  for (const file of await listFolder(join(root, shape.folder))) {
    const table = file.replace(/\.json$/, '');
    if (file.endsWith('.json') && wanted.has(table)) files.set(table, join(root, shape.folder, file));
  }
  return files;
}

/** Rows of a table, including rows that are nested one level deeper by group. */
function flatRows(name: string, value: Json, idKey: string): [string, JsonObject | undefined][] {
  return entriesOf(name, value).flatMap(([key, row]): [string, JsonObject | undefined][] => {
    if (!isObject(row)) return [[key, undefined]];
    const inner = Object.entries(row);
    const isRow = (inner: Json | undefined) => isObject(inner) && inner[idKey] !== undefined;
    const isGroup = !Array.isArray(value) && row[idKey] === undefined && inner.some(([, innerRow]) => isRow(innerRow));
    return isGroup
      ? inner.map(([innerKey, innerRow]) => [`${key}.${innerKey}`, isObject(innerRow) ? innerRow : undefined])
      : [[key, row]];
  });
}

interface LoadedTables {
  items: TableItems;
  skippedRows: ImportedRow[];
}

async function loadTables(files: TableFiles, shape: ExcelShape, signal: AbortSignal): Promise<LoadedTables> {
  const items = new TableItems();
  const skippedRows: ImportedRow[] = [];
  const companions = new Map<string, JsonObject[]>();
  const read = async (table: string) => {
    const file = files.get(table);
    return file === undefined ? [] : flatRows(table, await readJson(file, signal), shape.idKeys[table] ?? 'id');
  };
  for (const table of shape.companions)
    companions.set(
      table,
      (await read(table)).flatMap(([, row]) => (row === undefined ? [] : [row])),
    );
  const byId = new Map<string, Map<string, JsonObject>>();
  const lookUp: LookUp = (table, id) => {
    let rows = byId.get(table);
    if (rows === undefined) {
      const key = shape.idKeys[table] ?? 'id';
      rows = new Map((companions.get(table) ?? []).map((row) => [String(row[key]), row]));
      byId.set(table, rows);
    }
    return rows.get(String(id));
  };
  for (const [table, reader] of Object.entries(shape.readers)) {
    for (const [key, row] of await read(table)) {
      const found = row === undefined ? 'is not an object' : reader(row, lookUp);
      if (typeof found === 'string') skippedRows.push(skipped(`${table}[${key.slice(0, 100)}]`, found));
      else for (const item of Array.isArray(found) ? found : [found]) items.add(item);
    }
  }
  for (const item of shape.readAll?.((table) => companions.get(table) ?? []) ?? []) items.add(item);
  return { items, skippedRows };
}

/** Opens a dump of tables with text maps: one part for the tables, then one per language. @throws UnreadableDataError */
export async function openExcel(path: string, shape: ExcelShape, expects: string): Promise<DataPart[]> {
  const root = await findRoot(path, shape.folder);
  const tables: TableFiles = root === null ? new Map() : await findTables(root, shape);
  if (root === null || tables.size === 0)
    throw new UnreadableDataError(`${path}: no tables found; expected ${expects}.`);
  // All parts need the same items, so they are read once and stay in memory as long as the parts.
  let loaded: Promise<LoadedTables> | undefined;
  const load = (signal: AbortSignal) => {
    loaded ??= loadTables(tables, shape, signal).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  const tableFiles = [...tables.values()];
  const parts = [
    newPart({
      name: shape.folder,
      files: tableFiles,
      expects: 'rows with an id',
      rows: async function* (signal) {
        const { items, skippedRows } = await load(signal);
        yield* skippedRows;
        for (const item of items.items()) yield { item };
      },
    }),
  ];
  for (const { language, files } of await findTextMaps(root)) {
    parts.push(
      newPart({
        name: `TextMap${language}`,
        files: [...tableFiles, ...files],
        expects: 'texts that the tables refer to, of the same version as these',
        rows: async function* (signal) {
          const { items } = await load(signal);
          const findText = await readTextMap(files, signal);
          for (const item of items.texts(language, findText)) yield { item };
        },
      }),
    );
  }
  return parts;
}
