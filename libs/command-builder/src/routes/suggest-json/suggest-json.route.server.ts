import type { LoaderFunctionArgs } from '@remix-run/node';
import type { ItemParamType } from '@starhaven/game-commands';
import { readSession } from '@starhaven/session/server';
import { orNull, upstreamFor } from '@starhaven/upstream/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { findItemParamType } from '../../lib/picker/picker-kinds';
import { readPickerLanguage } from '../../lib/picker/picker-language';
import type { PickerList, PickerRow } from '../../lib/picker-rows/picker-row';
import { findPickerItems, readPickerList } from '../../lib/picker/read-picker-list.server';
import type { AskedList } from '../../lib/picker/read-picker-list.server';
import { foldName, maxQueryLength, searchRows } from '../../lib/picker/search-rows';

/** A suggested item. `lang` is the tag of the name's language. */
export interface SuggestedItem {
  type: ItemParamType;
  id: string;
  name: string;
  lang: string;
  /** The name that matched, if it is not the shown one. */
  alsoKnownAs?: string;
}

const maxTypes = 6;
const maxSuggestions = 8;
const maxIds = 40;

/**
 * `/command/data/suggest.json?game=&types=`: with `q` the items that match a text best, with `ids` the names of these ids. A type whose
 * list does not load is left out and named in `missing`.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const headers = { 'Cache-Control': 'private, max-age=60', Vary: 'Accept-Language, Cookie' };
  const { searchParams } = new URL(request.url);
  const game = searchParams.get('game') ?? '';
  const types = (searchParams.get('types') ?? '')
    .split(',')
    .slice(0, maxTypes)
    .map(findItemParamType)
    .filter((type) => type !== null);
  if (!/^[1-9]\d{0,3}$/.test(game) || types.length === 0) {
    return Response.json({ items: [], missing: [] }, { status: 400, headers });
  }
  const session = await readSession(context, request);
  const language = readPickerLanguage(request, session?.locale);
  const client = upstreamFor(context, request);
  const lists = await Promise.all(
    types.map((type) => readItems(client, { game: Number(game), type, language }, searchParams)),
  );
  const text = queryOf(searchParams);
  const items = lists.flatMap((found) => found ?? []);
  return Response.json(
    {
      items: text === '' ? items : bestOf(items, text),
      missing: types.filter((_, index) => lists[index] === null),
    },
    { headers },
  );
}

const queryOf = (query: URLSearchParams): string => (query.get('q') ?? '').slice(0, maxQueryLength).trim();

/**
 * The best items first: names that equal the text, begin with it, have a word that begins with it, or contain it; then the index results.
 */
function bestOf(items: readonly SuggestedItem[], text: string): SuggestedItem[] {
  const wanted = foldName(text);
  const rankOf = ({ name, alsoKnownAs = '', id }: SuggestedItem): number =>
    Math.min(
      ...[name, alsoKnownAs, id].map((one) => {
        const folded = foldName(one);
        if (folded === wanted) return 0;
        if (folded.startsWith(wanted)) return 1;
        if (folded.includes(` ${wanted}`)) return 2;
        return folded.includes(wanted) ? 3 : 4;
      }),
    );
  return items
    .map((item) => ({ item, rank: rankOf(item) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, maxSuggestions)
    .map(({ item }) => item);
}

/** Null if the list does not load: the others are still useful. */
async function readItems(
  client: UpstreamClient,
  asked: AskedList,
  query: URLSearchParams,
): Promise<SuggestedItem[] | null> {
  const text = queryOf(query);
  const ids = (query.get('ids') ?? '').split(',').slice(0, maxIds);
  return orNull(async () => {
    const list = await readPickerList(client, asked);
    const found = text === '' ? null : await findPickerItems(client, asked, text);
    const rows =
      text === ''
        ? list.rows.filter(({ id }) => ids.includes(id)).slice(0, maxIds)
        : searchRows(list.rows, text, found).slice(0, maxSuggestions);
    return rows.map((row) => toItem(row, { list, asked, alsoKnownAs: found?.alsoKnownAs[row.id] }));
  });
}

const toItem = (
  { id, name, lang }: PickerRow,
  { list, asked, alsoKnownAs }: { list: PickerList; asked: AskedList; alsoKnownAs: string | undefined },
): SuggestedItem => ({
  ...{ type: asked.type, id, name, lang: lang ?? list.lang },
  ...(alsoKnownAs === undefined ? {} : { alsoKnownAs }),
});
