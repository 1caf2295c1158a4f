import { defaultLanguage, nameLanguages } from '@starhaven/contracts/handbook';
import type { Item, Language, NameLanguage } from '@starhaven/contracts/handbook';
import { ownDescs } from '@starhaven/game-data';
import type { Texts } from '../tables';
import type { StoredItem } from './stored-item';

/** Makes a picture's address from the game's name of the picture; '' when there is none. */
export type IconUrl = (item: Pick<StoredItem, 'game' | 'icon'>) => string;

/** The language of the shown text: the requested one, else English, else any; undefined when there is no text. */
export function languageIn(texts: Texts, language: Language): NameLanguage | undefined {
  return [language, defaultLanguage, ...nameLanguages].find((code) => texts[code] !== undefined);
}

/** The text in a language, else in English, else in any; '' when there is none. */
export function textIn(texts: Texts, language: Language): string {
  return texts[languageIn(texts, language) ?? language] ?? '';
}

/** A description is shown in its own language only. */
const descIn = (descs: Texts, language: Language) =>
  // Data that an older release imported may contain other descriptions.
  descs[language] === undefined ? '' : (ownDescs(descs)[language] ?? '');

/** An item in the form of the item call (docs/behaviour/handbook.md#items, docs/behaviour/api.md#book-calls). */
export function toWire(item: StoredItem, language: Language, iconUrl: IconUrl): Item {
  const { id, game, type, starType, names, descs, fields, group } = item;
  // The import checked that `fields` belong to the item's type; TypeScript cannot build the union of all types from parts.
  return {
    id: String(id),
    name: textIn(names, language),
    desc: descIn(descs, language),
    icon: iconUrl(item),
    game,
    type,
    starType,
    ...fields,
    ...(group === '' ? {} : { grup: group }),
  } as Item;
}
