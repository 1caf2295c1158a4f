import type { ItemType, NameLanguage, PropertyStats } from '@starhaven/contracts';

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
 * What a part of the data says of one item. Game, type, id and group are its key, which a part names at most once; what a part
 * does not know it leaves out, and other parts may say it.
 */
export interface ImportedItem {
  type: ItemType;
  /** The game's own id, a safe integer from 0. */
  id: number;
  /**
   * What ids count within, where a type has more than one list of them: the group of a main or sub property; `equipment`,
   * `furniture` and `currency` in Blue Archive, whose ids begin at 1 in each; `battle` for the fighting monsters of Star Rail.
   * Empty for everything else, see "Ids" in the README.
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

/** A row that cannot be used, and why. */
export interface SkippedRow {
  /** File and line or key. */
  place: string;
  reason: string;
}

export type ImportedRow = { item: ImportedItem } | { skipped: SkippedRow };
