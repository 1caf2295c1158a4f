import { ItemType } from '@starhaven/contracts/handbook';
import type { ItemSort, Language } from '@starhaven/contracts/handbook';
import type { ItemHits, ItemQuery, MatchedName } from '@starhaven/item-search';
import type { NewestVersion } from '../repository';
import { placeByName } from './place-by-name';
import type { StoredItem } from './stored-item';

/** An item with the name that a search matched. */
export interface ItemHit {
  item: StoredItem;
  matched: MatchedName | null;
}

/** Further conditions and the order of a search, in addition to game and type; undefined: no condition. */
export interface ItemFilters {
  stars?: number | undefined;
  weapon?: number | undefined;
  /** Undefined: best match first. */
  sort?: ItemSort | undefined;
}

/** Compares the ordinals of two items. */
type Order = (one: number, other: number) => number;

/** All items of the handbook at one moment. */
export class Catalogue {
  /** Ordinals by game and type, in ascending order of ids within a type. */
  private readonly byType = new Map<string, number[]>();
  private readonly languages = new Map<number, Set<string>>();
  private readonly placesByName = new Map<Language, Uint32Array>();

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
  hits({ stars, weapon, sort, ...query }: ItemQuery & ItemFilters): ItemHit[] {
    const isNarrowed = stars !== undefined || weapon !== undefined;
    const accepts = (ordinal: number) => {
      const { starType, fields } = this.items[ordinal]!;
      return (stars === undefined || starType === stars) && (weapon === undefined || fields.weaponType === weapon);
    };
    const narrowed = isNarrowed ? { ...query, accepts } : query;
    if (sort === undefined) return this.toHits(this.search(narrowed));
    const { entries, matched } = this.search({ ...narrowed, offset: 0, limit: this.items.length });
    const order = this.orderBy(sort, query.language);
    const places = [...entries.keys()].sort((one, other) => order(entries[one]!, entries[other]!));
    const page = places.slice(query.offset, query.offset + query.limit);
    return this.toHits({
      entries: page.map((at) => entries[at]!),
      matched: page.map((at) => matched[at] ?? null),
    });
  }

  /** Items that compare as equal keep the order of their match. */
  private orderBy(sort: ItemSort, language: Language): Order {
    const { items } = this;
    switch (sort) {
      case 'name': {
        const places = this.namePlaces(language);
        return (one, other) => places[one]! - places[other]!;
      }
      case 'rarity':
        return (one, other) => items[other]!.starType - items[one]!.starType;
      case 'id':
        return (one, other) => items[one]!.id - items[other]!.id;
    }
  }

  /** Sorting all names takes long, so it happens once for a language. */
  private namePlaces(language: Language): Uint32Array {
    const places = this.placesByName.get(language) ?? placeByName(this.items, language);
    this.placesByName.set(language, places);
    return places;
  }

  private toHits({ entries, matched }: Pick<ItemHits, 'entries' | 'matched'>): ItemHit[] {
    return entries.map((ordinal, at) => ({ item: this.items[ordinal]!, matched: matched[at] ?? null }));
  }

  /**
   * The items of one type for a picker, with unique ids: those of `group`. Properties of artifacts are an exception: their ids are unique
   * only within a group, and without `group` all of them are returned.
   */
  listOf(game: number, type: number, group?: string): StoredItem[] {
    const items = this.ofType(game, type);
    const isProperty = type === ItemType.ArtifactMain || type === ItemType.ArtifactSub;
    if (group === undefined && isProperty) return items;
    const inGroup = items.filter((item) => item.group === (group ?? ''));
    // Without `group`, returns the ordinary list; a type that has none returns its first list.
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
