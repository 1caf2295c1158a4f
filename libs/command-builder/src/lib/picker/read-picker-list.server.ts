import type { Item, Language } from '@starhaven/contracts/handbook';
import { defaultLanguage, handbookPageSize, languageTag, listItems } from '@starhaven/contracts/handbook';
import { extensions } from '@starhaven/contracts/protocol';
import type { ItemParamType } from '@starhaven/game-commands';
import { isDeclined, readVersion, requireSuccess } from '@starhaven/upstream/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { pickerKinds } from './picker-kinds';
import type { PickerList, PickerRow } from '../picker-rows/picker-row';
import type { FoundItems } from './search-rows';
import { toPickerRow } from '../picker-rows/to-picker-row';

export interface AskedList {
  /** Game id. */
  game: number;
  type: ItemParamType;
  language: Language;
}

/** Pages of the index that are requested at once: 48 items, more than anybody reads before typing another letter. */
const searchPages = 4;

/** Rows of cached answers; they are dropped together with the answer. */
const kept = new WeakMap<readonly Item[], PickerList>();

/**
 * All items of a type: the specification's picker call, with `language` only if it is not the default one. The answer and its rows are
 * cached for each version of the data. Throws UpstreamError.
 */
export async function readPickerList(
  client: UpstreamClient,
  { game, type, language }: AskedList,
  signal?: AbortSignal,
): Promise<PickerList> {
  const { type: number } = pickerKinds[type];
  const isDefault = language === defaultLanguage;
  const result = await client.call(listItems, {
    query: {
      game,
      type: number,
      version: await readVersion(client, game),
      ...(isDefault ? {} : { language }),
      ...(!isDefault && client.hasExtension(extensions.itemExtras) ? { extras: 'yes' } : {}),
    },
    ...(signal ? { signal } : {}),
  });
  if (isDeclined(result)) return { lang: languageTag(language), rows: [] };
  const items = requireSuccess(listItems, result).data;
  const known = kept.get(items);
  if (known) return known;
  const list = { lang: languageTag(language), rows: uniqueRows(items, { game, type: number, language }) };
  kept.set(items, list);
  return list;
}

/** Other hosts may send other types and games, and an id more than once; of equal ids the first is used. */
function uniqueRows(
  items: readonly Item[],
  { game, type, language }: { game: number; type: number; language: Language },
): PickerRow[] {
  const seen = new Set<string>();
  return items.flatMap((item) => {
    const isAsked = (item.type === 0 || item.type === type) && (item.game === 0 || item.game === game);
    const row = toPickerRow(item, type, language);
    const key = `${row.grup ?? ''}/${row.id}`;
    if (!isAsked || seen.has(key)) return [];
    seen.add(key);
    return [row];
  });
}

/**
 * The results of the handbook's index: nicknames, typos and every script. Only our own host has it (extension `item-extras`); null
 * elsewhere, where the names of the list are searched. Throws UpstreamError.
 */
export async function findPickerItems(
  client: UpstreamClient,
  { game, type, language }: AskedList,
  search: string,
): Promise<FoundItems | null> {
  if (!client.hasExtension(extensions.itemExtras) || search === '') return null;
  const version = await readVersion(client, game);
  const ask = (page: number) =>
    client.call(listItems, {
      query: {
        ...{ search, page, limit: handbookPageSize, language, game },
        ...{ type: pickerKinds[type].type, version, extras: 'yes' },
      },
    });
  const first = await ask(1);
  if (isDeclined(first)) return { ids: [], alsoKnownAs: {} };
  const items = [...requireSuccess(listItems, first).data];
  if (items.length === handbookPageSize) {
    const others = Array.from({ length: searchPages - 1 }, (_, index) => ask(index + 2));
    for (const page of await Promise.all(others)) if (page.ok) items.push(...page.data);
  }
  return {
    ids: [...new Set(items.map(({ id }) => id))],
    alsoKnownAs: Object.fromEntries(
      items.flatMap(({ id, alsoKnownAs }) => (alsoKnownAs?.name ? [[id, alsoKnownAs.name.slice(0, 200)]] : [])),
    ),
  };
}
