import { basename } from 'node:path';
import type { ImportedItem, ImportedRow } from '../imported-item';
import { skipped } from '../rows/skipped';
import { handbookLines } from './handbook-lines';
import type { HandbookShape } from './handbook-lines';

/** Makes the item of a row, or returns the reason why there is none. */
export type RowReader = (id: number, text: string) => ImportedItem | string;

/**
 * Rows of a handbook text, section by section. A section without a reader, such as commands, contains nothing for the handbook; it is
 * reported once, with the number of its lines.
 */
export async function* readHandbook(
  path: string,
  shape: HandbookShape,
  readers: Readonly<Record<string, RowReader>>,
  signal: AbortSignal,
): AsyncGenerator<ImportedRow> {
  const file = basename(path);
  let unread = 0;
  let current = '';
  const reportUnread = function* (): Generator<ImportedRow> {
    if (unread > 0) yield skipped(`${file}, ${current}`, `${unread} lines of a section that holds no items`);
    unread = 0;
  };
  for await (const line of handbookLines(path, shape, signal)) {
    if (line.kind === 'section') {
      yield* reportUnread();
      current = line.section;
      continue;
    }
    const reader = Object.hasOwn(readers, line.section) ? readers[line.section] : undefined;
    if (reader === undefined) {
      unread += 1;
    } else if (line.kind === 'other') {
      yield skipped(`${file}:${line.line}`, 'is not a line with id and name');
    } else {
      const item = reader(line.id, line.text);
      yield typeof item === 'string' ? skipped(`${file}:${line.line}`, item) : { item };
    }
  }
  yield* reportUnread();
}
