import { defaultLanguage, languages } from '@starhaven/contracts';
import type { Item, Language } from '@starhaven/contracts';
import type { Texts } from '../tables';
import type { StoredItem } from './stored-item';

/** Makes the address of a picture from the game's own name of it; '' when there is none. */
export type IconUrl = (item: Pick<StoredItem, 'game' | 'icon'>) => string;

/** The text in a language, else in English, else in any; '' when there is none. */
export function textIn(texts: Texts, language: Language): string {
  const found = texts[language] ?? texts[defaultLanguage];
  if (found !== undefined) return found;
  for (const other of languages) if (texts[other] !== undefined) return texts[other];
  return Object.values(texts)[0] ?? '';
}

/** An item as the item call answers it (spec 2 §3, §7). */
export function toWire(item: StoredItem, language: Language, iconUrl: IconUrl): Item {
  const { id, game, type, starType, names, descs, fields, group } = item;
  return {
    id: String(id),
    name: textIn(names, language),
    desc: textIn(descs, language),
    icon: iconUrl(item),
    game,
    type,
    starType,
    ...fields,
    ...(group === '' ? {} : { grup: group }),
  } as Item;
}
