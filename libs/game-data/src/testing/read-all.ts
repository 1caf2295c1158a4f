import type { DataFormat } from '../data-format';
import type { ImportedItem, SkippedRow } from '../imported-item';

export interface ReadPart {
  items: ImportedItem[];
  skipped: SkippedRow[];
}

/** All parts of a path by name. */
export async function readAll(format: DataFormat, path: string): Promise<Record<string, ReadPart>> {
  const parts: Record<string, ReadPart> = {};
  for (const part of (await format.open(path)).parts) {
    const read: ReadPart = { items: [], skipped: [] };
    for await (const row of part.read(new AbortController().signal)) {
      if ('item' in row) read.items.push(row.item);
      else read.skipped.push(row.skipped);
    }
    parts[part.name] = read;
  }
  return parts;
}

/** The only part of a path. */
export async function readOnly(format: DataFormat, path: string): Promise<ReadPart> {
  const parts = Object.values(await readAll(format, path));
  if (parts.length !== 1 || parts[0] === undefined) throw new Error(`${parts.length} parts`);
  return parts[0];
}

/** The item with this type, id and group. */
export function itemOf({ items }: ReadPart, type: number, id: number, group = ''): ImportedItem {
  const item = items.find((candidate) => candidate.type === type && candidate.id === id && candidate.group === group);
  if (item === undefined) throw new Error(`no item ${type} ${group} ${id}`);
  return item;
}
