/** The cursor of a page that continues below an id. */
export const cursorOf = (id: number | string): string => `b${id}`;

/** The id of a cursor; undefined for a first page and for a cursor that this site did not make. */
export function idOfCursor(cursor: string | undefined): number | undefined {
  const [, id] = /^b(\d{1,15})$/.exec(cursor ?? '') ?? [];
  return id === undefined ? undefined : Number(id);
}

/** The rows of a page and the cursor of the next one; `rows` has one more than `size` if there is a next page. */
export function pageOf<Row>(rows: readonly Row[], size: number, idOf: (row: Row) => number | string) {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { shown, next: rows.length > size && last !== undefined ? cursorOf(idOf(last)) : '' };
}
