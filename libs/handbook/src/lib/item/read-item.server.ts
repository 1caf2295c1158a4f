import type { Item } from '@starhaven/contracts/handbook';
import { getItem, handbookPageSize, listItems, itemPath } from '@starhaven/contracts/handbook';
import { extensions } from '@starhaven/contracts/protocol';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isNone, readVersion, requireSuccess } from '@starhaven/upstream/server';
import type { HandbookGame } from '../games/handbook-game';
import type { ItemContext } from '../items/item-summary';
import type { ItemView } from './item-view';
import { toItemView } from './item-view';

export interface AskedItem extends Pick<ItemContext, 'language'> {
  game: number;
  type: number;
  id: string;
  /** The item's group, if ids are unique only within groups; without it the host's first group is used. */
  grup?: string;
}

/** An item for its page, or null if the host does not have it; throws UpstreamError. */
export async function readItem(
  client: UpstreamClient,
  asked: AskedItem,
  games: readonly HandbookGame[],
): Promise<ItemView | null> {
  const { game, type, id, grup, language } = asked;
  const pathIn = (code: AskedItem['language']) => itemPath(asked, games, code) ?? '/handbook';
  const context = { games, game, type, language, pathIn, hasFilters: client.hasExtension(extensions.itemFilters) };
  if (client.hasExtension(extensions.handbook) && /^\d{1,15}$/.test(id)) {
    const result = await client.call(getItem, { params: { game, type, id }, query: { language, grup } });
    if (isNone(result)) return null;
    const details = requireSuccess(getItem, result).data;
    return toItemView(details, context, details);
  }
  const item = (await findBySearch(client, asked)) ?? (await findInType(client, asked));
  return item && toItemView(item, context, null);
}

/** The specification has no call for a single item. On most hosts a search for its number finds it. */
const findBySearch = (client: UpstreamClient, { game, type, id, grup, language }: AskedItem) =>
  find(client, { id, grup }, { search: id, page: 1, limit: handbookPageSize, game, type, language });

/** On all hosts the list of its type, which the pickers load, contains it. */
const findInType = (client: UpstreamClient, { game, type, id, grup, language }: AskedItem) =>
  find(client, { id, grup }, { game, type, language });

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
  const result = await client.call(listItems, { query: { ...query, version: await readVersion(client, query.game) } });
  if (isNone(result)) return null;
  const items = requireSuccess(listItems, result).data;
  const isAsked = (item: Item) =>
    item.id === id &&
    (item.type === 0 || item.type === query.type) &&
    (grup === undefined || (item.grup ?? '') === grup);
  return items.find(isAsked) ?? null;
}
