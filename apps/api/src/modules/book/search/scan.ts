import type { ItemHits, ItemQuery } from '@starhaven/item-search';
import type { StoredItem } from './stored-item';

/** Searches without an index, until the index exists: finds items whose id equals the text, or whose name contains it. */
export function scan(items: StoredItem[], query: ItemQuery): ItemHits {
  const text = query.text.normalize('NFKC').toLowerCase().replaceAll('-', ' ').trim();
  const hits: { ordinal: number; rank: number }[] = [];
  for (const [ordinal, item] of items.entries()) {
    if (query.game !== undefined && item.game !== query.game) continue;
    if (query.type !== undefined && item.type !== query.type) continue;
    if (query.accepts && !query.accepts(ordinal)) continue;
    const rank = rankOf(item, text);
    if (rank !== null) hits.push({ ordinal, rank });
  }
  hits.sort((a, b) => a.rank - b.rank || items[a.ordinal]!.type - items[b.ordinal]!.type || a.ordinal - b.ordinal);
  const page = hits.slice(query.offset, query.offset + query.limit);
  return { entries: page.map(({ ordinal }) => ordinal), matched: page.map(() => null), total: hits.length };
}

function rankOf({ id, names }: StoredItem, text: string): number | null {
  if (String(id) === text) return 0;
  let best: number | null = null;
  for (const name of Object.values(names)) {
    const place = name.normalize('NFKC').toLowerCase().replaceAll('-', ' ').indexOf(text);
    if (place < 0) continue;
    const rank = place > 0 ? 3 : name.length === text.length ? 1 : 2;
    if (best === null || rank < best) best = rank;
  }
  return best;
}
