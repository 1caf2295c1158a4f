import type { Language } from '@starhaven/contracts/handbook';
import { orNull } from '@starhaven/upstream/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { rowsWithId } from './chosen-items';
import type { ChosenItems, ChosenList, WantedItems } from './chosen-items';
import { readPickerList } from '../picker/read-picker-list.server';

/** How long a page waits for the names of the chosen items. */
const timeoutMs = 2_000;
/** The most names in one page; the browser looks up further ids when it has the whole list. */
const maxIds = 500;

export interface AskedItems {
  game: number;
  language: Language;
  wanted: readonly WantedItems[];
}

/**
 * The items in an address's values. Only their lists are read. A list that does not load is left out: nothing is known about its ids
 * then, and `isPartial` means that the page must not be shared.
 */
export async function readChosenItems(
  client: UpstreamClient,
  { game, language, wanted }: AskedItems,
): Promise<ChosenItems & { isPartial: boolean }> {
  const signal = AbortSignal.timeout(timeoutMs);
  const types = [...new Set(wanted.map(({ type }) => type))];
  const read = await Promise.all(
    types.map((type): Promise<ChosenList | null> => {
      const ids = [...new Set(wanted.flatMap((one) => (one.type === type ? one.ids : [])))].slice(0, maxIds);
      return orNull(async () => {
        const { rows } = await readPickerList(client, { game, type, language }, signal);
        const found = ids.map((id) => ({ id, rows: rowsWithId(type, id, { game, rows }) }));
        return {
          type,
          rows: [...new Set(found.flatMap((one) => one.rows))],
          // If the host has no item of the type, nothing is known about its ids.
          missing: rows.length === 0 ? [] : found.filter((one) => one.rows.length === 0).map(({ id }) => id),
        };
      });
    }),
  );
  const lists = read.filter((list) => list !== null);
  return { game, language, lists, isPartial: lists.length < types.length };
}
