import type { EntryTable } from './item-index-data';
import { maxEntries, placeFactor } from '../ranking/rank-key';
import type { SearchEntry } from '../search-entry';
import { sharedFloat64, sharedUint32 } from './shared-array';
import { typeRank } from '../ranking/type-order';

type Row = Pick<SearchEntry, 'game' | 'type' | 'id' | 'starType'>;

export function buildEntryTable() {
  const rows: Row[] = [];
  return {
    /** Returns the ordinal of the entry. */
    add({ game, type, id, starType }: SearchEntry): number {
      if (rows.length === maxEntries) throw new RangeError(`The search holds at most ${maxEntries} items.`);
      return rows.push({ game, type, id, starType }) - 1;
    },
    finish: () => toTable(rows),
  };
}

function toTable(rows: Row[]): EntryTable {
  const count = rows.length;
  const table: EntryTable = {
    count,
    games: sharedUint32(count),
    types: sharedUint32(count),
    ranks: sharedFloat64(count),
    order: sharedUint32(count),
    ids: sharedFloat64(count),
    entriesById: sharedUint32(count),
  };
  rows.forEach(({ game, type }, entry) => {
    table.games[entry] = game;
    table.types[entry] = type;
  });
  const ordinals = Array.from({ length: count }, (_, entry) => entry);
  table.order.set(
    ordinals.sort((first, second) => {
      const [a, b] = [rows[first]!, rows[second]!];
      const byRarity = typeRank(a.type) - typeRank(b.type) || b.starType - a.starType;
      return byRarity || a.id - b.id || a.game - b.game || a.type - b.type || first - second;
    }),
  );
  table.order.forEach((entry, place) => {
    table.ranks[entry] = typeRank(rows[entry]!.type) * placeFactor.type + place;
  });
  table.entriesById.set(ordinals.sort((first, second) => rows[first]!.id - rows[second]!.id || first - second));
  table.entriesById.forEach((entry, at) => (table.ids[at] = rows[entry]!.id));
  return table;
}
