import { defaultLanguage, nameLanguages } from '@starhaven/contracts';
import type { Item, Language, NameLanguage } from '@starhaven/contracts';
import { ownDescs } from '@starhaven/game-data';
import type { Texts } from '../tables';
import type { StoredItem } from './stored-item';

/** Makes the address of a picture from the game's own name of it; '' when there is none. */
export type IconUrl = (item: Pick<StoredItem, 'game' | 'icon'>) => string;

/** The language that a text is shown in: the asked one, else English, else any; undefined when there is no text. */
export function languageIn(texts: Texts, language: Language): NameLanguage | undefined {
  return [language, defaultLanguage, ...nameLanguages].find((code) => texts[code] !== undefined);
}

/** The text in a language, else in English, else in any; '' when there is none. */
export function textIn(texts: Texts, language: Language): string {
  return texts[languageIn(texts, language) ?? language] ?? '';
}

/** A description is shown in its own language only. */
const descIn = (descs: Texts, language: Language) =>
  // Data that was imported by an older version may hold others.
  descs[language] === undefined ? '' : (ownDescs(descs)[language] ?? '');

/** An item as the item call answers it (docs/behaviour/handbook.md#items, docs/behaviour/api.md#book-calls). */
export function toWire(item: StoredItem, language: Language, iconUrl: IconUrl): Item {
  const { id, game, type, starType, names, descs, fields, group } = item;
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
