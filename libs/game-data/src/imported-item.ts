import type { ItemType, NameLanguage, PropertyStats } from '@starhaven/contracts/handbook';

/** Fields that only some types have, as in ItemSchema of the contracts. */
export interface ItemFields {
  typeMonster?: string;
  weaponType?: number;
  equipType?: number;
  main?: string;
  sub?: string;
  appendPropNum?: number;
  stats?: PropertyStats;
}

/**
 * The data of one part about one item. Game, type, id and group are its key, which a part uses at most once. Unknown fields are absent;
 * other parts may contain them.
 */
export interface ImportedItem {
  type: ItemType;
  /** The game's own id, a safe integer from 0. */
  id: number;
  /**
   * The list within which ids are unique, if a type has several: the group of a main or sub property; `equipment`, `furniture` and
   * `currency` in Blue Archive, whose ids each start at 1; `battle` for the fighting monsters of Star Rail. Empty for all other items
   * (docs/game-data.md#ids).
   */
  group: string;
  names: Partial<Record<NameLanguage, string>>;
  descs: Partial<Record<NameLanguage, string>>;
  /** The game's own name of the picture, without path and suffix, or an absolute URL. */
  icon?: string;
  /** 0 to 6. */
  starType?: number;
  fields?: ItemFields;
}

/** A row that cannot be used, and the reason. */
export interface SkippedRow {
  /** File and line or key. */
  place: string;
  reason: string;
}

export type ImportedRow = { item: ImportedItem } | { skipped: SkippedRow };
