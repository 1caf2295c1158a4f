import { isObject } from '../../files/read-json';
import type { Json, JsonObject } from '../../files/read-json';
import type { ImportedRow } from '../../imported-item';
import { skipped } from '../../rows/skipped';
import type { TableItem, TableItems } from '../excel/table-items';

/** Adds the rows of an object by id, and yields those that cannot be used; a missing table has none. */
export function* storeRows(
  table: string,
  rows: Json | undefined,
  read: (row: JsonObject, key: string) => TableItem | string,
  items: TableItems,
): Generator<ImportedRow> {
  for (const [key, row] of Object.entries(isObject(rows) ? rows : {})) {
    const found = isObject(row) ? read(row, key) : 'is not an object';
    if (typeof found === 'string') yield skipped(`${table}[${key.slice(0, 100)}]`, found);
    else items.add(found);
  }
}
