import type { Item } from '@starhaven/contracts';
import { plainText } from './plain-text';

/** What a card shows of an item. */
export interface ItemSummary {
  id: string;
  /** Empty when there is none; shown as ???. */
  name: string;
  desc: string;
  /** Address that the page may load, empty when there is none. */
  icon: string;
  /** Game id; 0 = unknown. */
  game: number;
  /** See ItemType; 0 = unknown. */
  type: number;
  /** 0 = none, else 1 to 6. */
  stars: number;
}

/** The spec's word for a missing name (spec 2 §2). */
export const missingName = '???';

/** Long enough for the three lines of a card. */
const maxCardDescLength = 180;

/** An item as a card shows it; a host may leave game and type to what was asked for. */
export function toItemSummary(item: Item, asked: { game: number | null; type: number | null }): ItemSummary {
  return {
    id: item.id,
    name: plainText(item.name, 200),
    desc: plainText(item.desc, maxCardDescLength),
    icon: safeIcon(item.icon),
    game: item.game || (asked.game ?? 0),
    type: item.type || (asked.type ?? 0),
    stars: item.starType,
  };
}

/** The page's policy loads pictures of this site and over https; anything else would only be an error in the console. */
export const safeIcon = (icon: string) => (/^(?:https:\/\/|\/(?!\/))/.test(icon) ? icon : '');

/** Tells items of a list apart; ids alone are shared between types. */
export const itemKey = ({ game, type, id }: Pick<ItemSummary, 'game' | 'type' | 'id'>) => `${game}/${type}/${id}`;
