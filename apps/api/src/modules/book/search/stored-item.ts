import type { ItemFields } from '@starhaven/game-data';
import type { Texts } from '../tables';

/** An item in its in-memory form. */
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
