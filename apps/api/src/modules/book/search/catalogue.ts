import { ItemType } from '@starhaven/contracts/handbook';
import type { ItemHits, ItemQuery, MatchedName } from '@starhaven/item-search';
import type { NewestVersion } from '../repository';
import type { StoredItem } from './stored-item';

/** All items of the handbook at one moment. */
export class Catalogue {
  /** Ordinals by game and type, in ascending order of ids within a type. */
  private readonly byType = new Map<string, number[]>();
  private readonly languages = new Map<number, Set<string>>();

  constructor(
    /** Differs from the number of every other catalogue. */
    readonly number: number,
    readonly items: StoredItem[],
    /** The newest version of each game that this catalogue holds completely. */
    readonly versions: readonly NewestVersion[],
    readonly search: (query: ItemQuery) => ItemHits,
    readonly hasIndex = false,
  ) {
    for (const [ordinal, { game, type }] of items.entries()) {
      const key = `${game} ${type}`;
      const known = this.byType.get(key);
      if (known) known.push(ordinal);
      else this.byType.set(key, [ordinal]);
    }
  }

  withIndex(search: (query: ItemQuery) => ItemHits): Catalogue {
    return new Catalogue(this.number, this.items, this.versions, search, true);
  }

  /** The number of items for each game and type that has any. */
  counts(): { game: number; type: number; count: number }[] {
    return [...this.byType].map(([key, ordinals]) => {
      const [game = 0, type = 0] = key.split(' ').map(Number);
      return { game, type, count: ordinals.length };
    });
  }

  /** Languages in which at least one item of a game has a name. */
  languagesOf(game: number): Set<string> {
    let known = this.languages.get(game);
    if (!known) {
      known = new Set();
      for (const item of this.items) if (item.game === game) for (const code in item.names) known.add(code);
      this.languages.set(game, known);
    }
    return known;
  }

  ofType(game: number, type: number): StoredItem[] {
    return (this.byType.get(`${game} ${type}`) ?? []).map((ordinal) => this.items[ordinal]!);
  }

  /** One page of the items that a query finds, each with the name that matched. */
  hits(query: ItemQuery): { item: StoredItem; matched: MatchedName | null }[] {
    const { entries, matched } = this.search(query);
    return entries.map((ordinal, at) => ({ item: this.items[ordinal]!, matched: matched[at] ?? null }));
  }

  /**
   * One list of a type, in which no two items share an id: that of `group`. Properties are picked within their groups, so without a group
   * the answer has all of them.
   */
  listOf(game: number, type: number, group?: string): StoredItem[] {
    const items = this.ofType(game, type);
    const isProperty = type === ItemType.ArtifactMain || type === ItemType.ArtifactSub;
    if (group === undefined && isProperty) return items;
    const inGroup = items.filter((item) => item.group === (group ?? ''));
    // Without a group the answer is the ordinary list; a type without an ordinary list is answered with its first.
    return group === undefined && inGroup.length === 0
      ? items.filter((item) => item.group === items[0]?.group)
      : inGroup;
  }

  /** Items with this id: one, or a property in each of its groups. */
  find(game: number, type: number, id: number): StoredItem[] {
    const ordinals = this.byType.get(`${game} ${type}`) ?? [];
    let [low, high] = [0, ordinals.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.items[ordinals[middle]!]!.id < id) low = middle + 1;
      else high = middle;
    }
    const found: StoredItem[] = [];
    for (let index = low; index < ordinals.length; index += 1) {
      const item = this.items[ordinals[index]!]!;
      if (item.id !== id) break;
      found.push(item);
    }
    return found;
  }
}
