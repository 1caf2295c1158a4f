import type { AlsoKnownAs, Item, Language } from '@starhaven/contracts/handbook';
import { nameLanguages } from '@starhaven/contracts/handbook';
import { languageBeside } from '@starhaven/game-data';
import { holdsText } from '@starhaven/item-search';
import type { MatchedName } from '@starhaven/item-search';
import type { StoredItem } from './stored-item';
import { languageIn, textIn } from './to-wire';

/** The text of a search, and the name of an item that matched it. */
export interface FoundBy {
  text: string;
  matched: MatchedName | null;
}

/** The extra fields for clients that request more than the specification has (extension `item-extras`). */
export function itemExtras(
  item: StoredItem,
  language: Language,
  found: FoundBy | null,
): Pick<Item, 'nameLanguage' | 'alsoKnownAs'> {
  const nameLanguage = languageIn(item.names, language);
  const other = found && alsoKnownAs(item, language, found);
  return {
    ...(nameLanguage === undefined || nameLanguage === language ? {} : { nameLanguage }),
    ...(other ? { alsoKnownAs: other } : {}),
  };
}

/** The matched name, unless the shown name already explains the match. */
function alsoKnownAs(item: StoredItem, language: Language, { text, matched }: FoundBy): AlsoKnownAs | null {
  if (matched === null) return null;
  const known = toName(item, matched);
  const shown = textIn(item.names, language);
  return known === null || holdsText(shown, known.name) || holdsText(shown, text) ? null : known;
}

function toName(item: StoredItem, matched: MatchedName): AlsoKnownAs | null {
  const { names } = item;
  if ('text' in matched) {
    const own = nameLanguages.find((code) => names[code] === matched.text);
    const language = own ?? languageBeside(item, matched.text);
    return { name: matched.text, ...(language === undefined ? {} : { language }) };
  }
  // The index holds Chinese names in both scripts, even where the data has only one.
  const { language } = matched;
  const code = names[language] === undefined ? (language === 'CHT' ? 'CHS' : 'CHT') : language;
  const name = names[code];
  return name === undefined ? null : { name, language: code };
}
