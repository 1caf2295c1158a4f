import type { QuestionSort } from '@starhaven/contracts/ask';

/** The cursor stores at most this many of the questions that were shown last. */
const maxRemembered = 200;

/** Where a reader is in a list (docs/behaviour/ask.md#pages). */
export interface ListCursor {
  /** The last question that was shown: its id, and the value by which the list is sorted, if not by the id. */
  id: number;
  value: number;
  /** In lists whose order changes: the questions that were shown, so that none is shown twice. */
  shown: number[];
}

const shape = /^([a-z_]{1,20})\.(-?\d{1,10})\.(\d{1,10})((?:\.[0-9a-z]{1,7})*)$/;

/** The cursor as a text for the URL, with ids in base 36. */
export const writeCursor = (sort: QuestionSort, { id, value, shown }: ListCursor): string =>
  [sort, value, id, ...shown.slice(-maxRemembered).map((one) => one.toString(36))].join('.');

/** null: not a cursor of this sort. The list then starts at its beginning. */
export function readCursor(sort: QuestionSort, text: string): ListCursor | null {
  const [, name, value, id, shown = ''] = shape.exec(text) ?? [];
  if (name !== sort) return null;
  const ids = shown
    .split('.')
    .filter((one) => one !== '')
    .map((one) => Number.parseInt(one, 36));
  const isNumber = (one: number) => one >= 0 && one <= 2_147_483_647;
  if (!ids.every(isNumber) || !isNumber(Number(id)) || Math.abs(Number(value)) > 2_147_483_647) return null;
  return { id: Number(id), value: Number(value), shown: ids.slice(-maxRemembered) };
}
