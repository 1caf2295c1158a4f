import { keyOf } from '../picker-rows/picker-row';
import type { PickerRow } from '../picker-rows/picker-row';

/** What the handbook's index found: ids, best first, and the name that matched where the shown name does not tell. */
export interface FoundItems {
  ids: readonly string[];
  alsoKnownAs: Readonly<Record<string, string>>;
}

/** docs/behaviour/commands.md#picker-search */
export const maxQueryLength = 100;

const folded = new WeakMap<PickerRow, string>();
const isAscii = /^[\x20-\x7e]*$/;

/** A text in the form in which names are compared: without case, marks and the difference of wide and narrow letters. */
export const foldName = (text: string): string =>
  isAscii.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase();

function foldedName(row: PickerRow): string {
  let text = folded.get(row);
  if (text === undefined) folded.set(row, (text = foldName(row.name)));
  return text;
}

/** Rows that are prepared in one go: a few milliseconds on a slow phone. */
const sliceSize = 500;

/** Prepares names for the first search while nothing else is to do. Returns a function that ends it. */
export function foldAhead(rows: readonly PickerRow[]): () => void {
  let at = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    for (const row of rows.slice(at, at + sliceSize)) foldedName(row);
    at += sliceSize;
    if (at < rows.length) timer = setTimeout(next);
  };
  timer = setTimeout(next);
  return () => clearTimeout(timer);
}

/**
 * The rows of a search: first what the index found, in its order, then the rows whose name has every word or whose id begins with the
 * text. Without `found` the names alone decide: on hosts without an index, and until its answer comes.
 */
export function searchRows(
  rows: readonly PickerRow[],
  query: string,
  found: FoundItems | null = null,
): readonly PickerRow[] {
  const words = foldName(query.slice(0, maxQueryLength)).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  const text = words.join(' ');
  const matches = rows.filter((row) => {
    const name = foldedName(row);
    return words.every((word) => name.includes(word)) || row.id.startsWith(text);
  });
  const first = found === null ? [] : rowsWithIds(rows, found.ids);
  if (first.length > 0) {
    const seen = new Set(first.map(keyOf));
    return [...first, ...matches.filter((row) => !seen.has(keyOf(row)))];
  }
  // What begins with the text is more likely meant than what merely contains it.
  const isBeginning = (row: PickerRow) => foldedName(row).startsWith(text) || row.id === text;
  return [...matches.filter(isBeginning), ...matches.filter((row) => !isBeginning(row))];
}

function rowsWithIds(rows: readonly PickerRow[], ids: readonly string[]): PickerRow[] {
  const order = new Map(ids.map((id, index) => [id, index]));
  // The filter leaves only rows that have a place.
  return rows.filter(({ id }) => order.has(id)).sort((one, other) => order.get(one.id)! - order.get(other.id)!);
}
