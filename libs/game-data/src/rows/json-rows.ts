import { basename } from 'node:path';
import { UnreadableDataError } from '../data-format';
import { isObject, readJson } from '../files/read-json';
import type { Json, JsonObject } from '../files/read-json';
import type { ImportedItem, ImportedRow } from '../imported-item';
import { skipped } from './skipped';

/** Makes the item of a row, or returns the reason why there is none. */
export type JsonRowReader = (row: JsonObject, key: string) => ImportedItem | string;

/** Rows of an array, or of an object by key. @throws UnreadableDataError for anything else */
export function entriesOf(name: string, value: Json | undefined): [key: string, row: Json | undefined][] {
  if (Array.isArray(value)) return value.map((row, index) => [String(index), row]);
  if (isObject(value)) return Object.entries(value);
  throw new UnreadableDataError(`${name}: expected a list or an object of rows.`);
}

/** Items of a table in memory. */
export function* tableRows(name: string, value: Json | undefined, read: JsonRowReader): Generator<ImportedRow> {
  for (const [key, row] of entriesOf(name, value)) {
    const item = isObject(row) ? read(row, key) : 'is not an object';
    yield typeof item === 'string' ? skipped(`${name}[${key.slice(0, 100)}]`, item) : { item };
  }
}

/** Items of a JSON file that contains one table. @throws UnreadableDataError */
export async function* fileRows(path: string, signal: AbortSignal, read: JsonRowReader): AsyncGenerator<ImportedRow> {
  yield* tableRows(basename(path), await readJson(path, signal), read);
}

export const noId = 'has no id that can be used';
