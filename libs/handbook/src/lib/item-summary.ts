import type { AlsoKnownAs, Item, Language } from '@starhaven/contracts';
import { findRarity } from '@starhaven/contracts';
import type { HandbookGame } from './handbook-game';
import { itemPath } from './item-path';
import { findItemType } from './item-types';
import { kindLabel } from './kind-label';
import { missingName } from './missing-name';
import { plainText } from './plain-text';
import { otherLanguage } from './text-language';

/** What a card shows of an item, in words: the tables behind them stay on the server. */
export interface ItemSummary {
  /** Tells items of a list apart; ids alone are shared between types. */
  key: string;
  id: string;
  /** ??? when there is none. */
  name: string;
  /** Tag of the name's language where it is not the asked one; '' when nobody knows it. */
  nameLang: string | null;
  /** The name that a search matched, where `name` does not show it. */
  alsoKnownAs: { name: string; lang: string | null } | null;
  desc: string;
  descLang: string | null;
  /** Address that the page may load, empty when there is none. */
  icon: string;
  /** Which of our drawings stands in for the picture. */
  drawing: string;
  /** 0 = none, else 1 to 6. */
  stars: number;
  /** The stars in words; empty without any. */
  rarity: string;
  /** Type, group and game; empty when none is known. */
  kind: string;
  /** Address of its page; null when its host does not say what it is. */
  to: string | null;
}

export interface ItemContext {
  games: readonly HandbookGame[];
  language: Language;
  /** What was asked for, which hosts may leave out of their answer. */
  game: number | null;
  type: number | null;
}

/** Long enough for the three lines of a card. */
const maxCardDescLength = 180;

export function toItemSummary(item: Item, { games, language, ...asked }: ItemContext): ItemSummary {
  const { alsoKnownAs, nameLanguage } = item;
  const game = item.game || (asked.game ?? 0);
  const type = item.type || (asked.type ?? 0);
  const info = findItemType(type);
  const rarity = findRarity(item.starType);
  return {
    key: [game, type, item.id, item.grup ?? ''].join('/'),
    id: item.id,
    name: plainText(item.name, 200) || missingName,
    nameLang: otherLanguage(item.name, language, nameLanguage),
    alsoKnownAs: alsoKnownAs?.name
      ? { name: plainText(alsoKnownAs.name, 200), lang: knownLanguage(alsoKnownAs, language) }
      : null,
    desc: plainText(item.desc, maxCardDescLength),
    descLang: otherLanguage(item.desc, language),
    icon: safeIcon(item.icon),
    drawing: info?.slug ?? 'item',
    stars: rarity?.stars ?? 0,
    rarity: rarity ? `${rarity.stars} ${rarity.stars === 1 ? 'star' : 'stars'}, ${rarity.name}` : '',
    kind: [kindLabel(type, item.grup), games.find(({ id }) => id === game)?.title].filter(Boolean).join(' · '),
    to: itemPath({ id: item.id, game, type, grup: item.grup }, games, language),
  };
}

/** Of a name without a language nothing is known but its script. */
const knownLanguage = ({ name, language }: AlsoKnownAs, asked: Language) =>
  otherLanguage(name, asked, language) ?? (language === undefined ? '' : null);

/** Pictures of this site and of hosts; the page's policy says which of them load. Anything else would only be an error in the console. */
export const safeIcon = (icon: string) => (/^(?:https?:\/\/|\/(?!\/))/.test(icon) ? icon : '');
