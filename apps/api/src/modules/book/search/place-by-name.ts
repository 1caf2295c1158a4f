import { languageNames } from '@starhaven/contracts/handbook';
import type { Language } from '@starhaven/contracts/handbook';
import type { StoredItem } from './stored-item';
import { textIn } from './to-wire';

/**
 * For each item, by its index: its place in the order of the names that a visitor with this language sees. Equal names have the same place;
 * items without a name come last.
 */
export function placeByName(items: readonly StoredItem[], language: Language): Uint32Array {
  const names = items.map((item) => textIn(item.names, language));
  const { compare } = new Intl.Collator(languageNames[language].tag, { numeric: true });
  const byName = [...names.keys()].sort((one, other) => {
    const [name, next] = [names[one]!, names[other]!];
    return name === '' || next === '' ? Number(name === '') - Number(next === '') : compare(name, next);
  });
  const places = new Uint32Array(items.length);
  let place = 0;
  for (const [at, index] of byName.entries()) {
    const before = at === 0 ? index : byName[at - 1]!;
    if (names[before] !== names[index]) place = at;
    places[index] = place;
  }
  return places;
}
