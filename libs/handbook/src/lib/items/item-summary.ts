import type { AlsoKnownAs, Item, Language } from '@starhaven/contracts/handbook';
import { findRarity, languageNames, findItemType, itemPath } from '@starhaven/contracts/handbook';
import type { HandbookGame } from '../games/handbook-game';
import { kindLabel } from './kind-label';
import { missingName } from '../item/missing-name';
import { plainText } from '../item/plain-text';
import { otherLanguage } from '../language/text-language';

/** The data of an item card, as texts: the lookup tables stay on the server. */
export interface ItemSummary {
  /** Identifies an item in a list, because ids are not unique across types. */
  key: string;
  id: string;
  /** ??? if the item has no name. */
  name: string;
  /** Tag of the name's language if it differs from the requested one; '' when unknown. */
  nameLang: string | null;
  /**
   * The name that the search matched, if `name` does not show it, with its language in that language's own word; '' if it is the chosen
   * language or unknown.
   */
  alsoKnownAs: { name: string; lang: string | null; language: string } | null;
  desc: string;
  descLang: string | null;
  /** Address that the page may load; empty if there is none. */
  icon: string;
  /** Name of our drawing that replaces a missing picture. */
  drawing: string;
  /** 0 = none, otherwise 1 to 6. */
  stars: number;
  /** The stars as text; empty without stars. */
  rarity: string;
  /** Type, group and game; empty if none is known. */
  kind: string;
  /** Address of its page; null if the host does not send its game or type. */
  to: string | null;
}

export interface ItemContext {
  games: readonly HandbookGame[];
  language: Language;
  /** The requested values; hosts may omit them from their answer. */
  game: number | null;
  type: number | null;
}

/** Enough for the three lines of a card. */
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
      ? {
          name: plainText(alsoKnownAs.name, 200),
          lang: knownLanguage(alsoKnownAs, language),
          language:
            alsoKnownAs.language && alsoKnownAs.language !== language ? languageNames[alsoKnownAs.language].label : '',
        }
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

/** If the host does not send a name's language, only its script is known. */
const knownLanguage = ({ name, language }: AlsoKnownAs, asked: Language) =>
  otherLanguage(name, asked, language) ?? (language === undefined ? '' : null);

/**
 * Pictures of this site and of hosts; the page's policy decides which of them load. Any other address would only cause an error in the
 * console.
 */
export const safeIcon = (icon: string) => (/^(?:https?:\/\/|\/(?!\/))/.test(icon) ? icon : '');
