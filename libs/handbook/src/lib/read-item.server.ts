import type { Item, ItemDetails } from '@starhaven/contracts';
import { extensions, getItem, handbookPageSize, listItems } from '@starhaven/contracts';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { requireSuccess } from '@starhaven/upstream/server';
import type { HandbookGame } from './handbook-game';
import { itemPath } from './item-path';
import type { ItemContext } from './item-summary';
import type { ItemView } from './item-view';
import { toItemView } from './item-view';
import { readVersion } from './read-version.server';

export interface AskedItem extends Pick<ItemContext, 'language'> {
  game: number;
  type: number;
  id: string;
  /** Where ids count within groups: which one; the host's first when not said. */
  grup?: string;
}

/** An item as its page shows it, or null when the host knows none; throws UpstreamError. */
export async function readItem(
  client: UpstreamClient,
  asked: AskedItem,
  games: readonly HandbookGame[],
): Promise<ItemView | null> {
  const { game, type, id, grup, language } = asked;
  const pathIn = (code: AskedItem['language']) => itemPath(asked, games, code) ?? '/handbook';
  const context = { games, game, type, language, pathIn };
  if (client.hasExtension(extensions.handbook) && /^\d{1,15}$/.test(id)) {
    const answer = await client.call(getItem, { params: { game, type, id }, query: { language, grup } });
    if (isNone(answer.retcode)) return null;
    const details: ItemDetails = requireSuccess(getItem, answer).data;
    return toItemView(details, context, details);
  }
  const item = (await findBySearch(client, asked)) ?? (await findInType(client, asked));
  return item && toItemView(item, context, null);
}

/** The spec's calls know no single item: a search for its number finds it on most hosts … */
const findBySearch = (client: UpstreamClient, { game, type, id, grup, language }: AskedItem) =>
  find(client, { id, grup }, { search: id, page: 1, limit: handbookPageSize, game, type, language });

/** … and the list of its type, which the pickers load, on all. */
const findInType = (client: UpstreamClient, { game, type, id, grup, language }: AskedItem) =>
  find(client, { id, grup }, { game, type, language });

/** The codes that say there is none; any other one says nothing about the item. */
const isNone = (retcode: number) => retcode === -1 || retcode === 404;

interface ItemsQuery extends Omit<AskedItem, 'id' | 'grup'> {
  search?: string;
  page?: number;
  limit?: number;
}

async function find(
  client: UpstreamClient,
  { id, grup }: Pick<AskedItem, 'id' | 'grup'>,
  query: ItemsQuery,
): Promise<Item | null> {
  const answer = await client.call(listItems, { query: { ...query, version: await readVersion(client, query.game) } });
  if (isNone(answer.retcode)) return null;
  const items: Item[] = requireSuccess(listItems, answer).data;
  const isAsked = (item: Item) =>
    item.id === id &&
    (item.type === 0 || item.type === query.type) &&
    (grup === undefined || (item.grup ?? '') === grup);
  return items.find(isAsked) ?? null;
}
