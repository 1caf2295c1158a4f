import type { ItemFields } from '@starhaven/game-data';
import type { Texts } from '../tables';

/** An item as it is kept in memory. */
export interface StoredItem {
  game: number;
  type: number;
  id: number;
  group: string;
  names: Texts;
  descs: Texts;
  icon: string;
  starType: number;
  fields: ItemFields;
}
