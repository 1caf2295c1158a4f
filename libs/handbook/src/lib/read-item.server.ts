import type { Item, Language } from '@starhaven/contracts';
import { extensions, getItem, handbookPageSize, isSuccess, listItems } from '@starhaven/contracts';
import type { UpstreamClient } from '@starhaven/upstream/server';
import type { ItemView } from './item-view';
import { toItemView } from './item-view';

export interface AskedItem {
  game: number;
  type: number;
  id: string;
  language: Language;
}

/** An item as its page shows it, or null when the host knows none; throws UpstreamError. */
export async function readItem(client: UpstreamClient, asked: AskedItem): Promise<ItemView | null> {
  const { game, type, id, language } = asked;
  if (client.hasExtension(extensions.handbook) && /^\d{1,15}$/.test(id)) {
    const answer = await client.call(getItem, {
      params: { game, type, id },
      query: { language },
    });
    if (!('data' in answer) || !isSuccess(answer.retcode)) return null;
    const details = answer.data as Exclude<typeof answer.data, undefined> & Parameters<typeof toItemView>[3] & Item;
    return toItemView(details, language, asked, details);
  }
  const item = (await findBySearch(client, asked)) ?? (await findInType(client, asked));
  return item && toItemView(item, language, asked, null);
}

/** The spec's calls know no single item: a search for its number finds it on most hosts … */
const findBySearch = (client: UpstreamClient, { game, type, id, language }: AskedItem) =>
  find(client, id, { search: id, page: 1, limit: handbookPageSize, game, type, language });

/** … and the list of its type, which the pickers load, on all. */
const findInType = (client: UpstreamClient, { game, type, id, language }: AskedItem) =>
  find(client, id, { game, type, language });

async function find(client: UpstreamClient, id: string, query: Parameters<typeof ask>[1]): Promise<Item | null> {
  const items = await ask(client, query);
  return items.find((item) => item.id === id && (item.type === 0 || item.type === query.type)) ?? null;
}

interface ItemsQuery {
  search?: string;
  page?: number;
  limit?: number;
  game: number;
  type: number;
  language: Language;
}

async function ask(client: UpstreamClient, query: ItemsQuery): Promise<Item[]> {
  const answer = await client.call(listItems, { query });
  return 'data' in answer && isSuccess(answer.retcode) ? (answer.data as Item[]) : [];
}
