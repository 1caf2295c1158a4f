import { keyOf } from '../picker-rows/picker-row';
import type { PickerRow } from '../picker-rows/picker-row';

/** The results of the handbook's index: ids, best first, and the matching name if it is not the shown one. */
export interface FoundItems {
  ids: readonly string[];
  alsoKnownAs: Readonly<Record<string, string>>;
}

/** docs/behaviour/commands.md#picker-search */
export const maxQueryLength = 100;

const folded = new WeakMap<PickerRow, string>();
const isAscii = /^[\x20-\x7e]*$/;

/** A text in the form that is used to compare names: without case, diacritics and width differences. */
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

/** How many rows are prepared at a time: a few milliseconds on a slow phone. */
const sliceSize = 500;

/** Prepares names for the first search while the browser is idle. Returns a function that stops it. */
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
 * The rows of a search: first the index results, in their order, then the rows whose name contains every word or whose id begins with the
 * text. Without `found` only the names are searched: on hosts without an index, and until its answer arrives.
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
  // Visitors more often mean a name that begins with the text than one that only contains it.
  const isBeginning = (row: PickerRow) => foldedName(row).startsWith(text) || row.id === text;
  return [...matches.filter(isBeginning), ...matches.filter((row) => !isBeginning(row))];
}

function rowsWithIds(rows: readonly PickerRow[], ids: readonly string[]): PickerRow[] {
  const order = new Map(ids.map((id, index) => [id, index]));
  // The filter leaves only rows that have a position.
  return rows.filter(({ id }) => order.has(id)).sort((one, other) => order.get(one.id)! - order.get(other.id)!);
}
