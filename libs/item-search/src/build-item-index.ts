import { nameLanguages } from '@starhaven/contracts';
import { buildEntryTable } from './build-entry-table';
import { buildNameTable } from './build-name-table';
import { buildWordTable } from './build-word-table';
import { foldText } from './fold-text';
import { GrowingUint32 } from './growing-array';
import type { ItemIndexData } from './item-index-data';
import { maxNameLength } from './name-limits';
import type { SearchEntry } from './search-entry';
import { normaliseText } from './searchable-text';

/**
 * Makes the index of all names of all entries; about a second for 200,000 names.
 * @throws RangeError for more than 2,097,152 entries
 */
export function buildItemIndex(entries: Iterable<SearchEntry>): ItemIndexData {
  const table = buildEntryTable();
  const names = new NameNumbers();
  const bearings = { names: new GrowingUint32(), entries: new GrowingUint32(), languages: new GrowingUint32() };
  for (const entry of entries) {
    const ordinal = table.add(entry);
    const languagesOf = new Map<number, number>();
    nameLanguages.forEach((language, bit) => {
      const text = entry.names[language];
      const name = text ? names.numberOf(text) : -1;
      if (name !== -1) languagesOf.set(name, (languagesOf.get(name) ?? 0) | (1 << bit));
    });
    for (const [name, languages] of languagesOf) {
      bearings.names.push(name);
      bearings.entries.push(ordinal);
      bearings.languages.push(languages);
    }
  }
  return {
    entries: table.finish(),
    names: buildNameTable(names.folded, bearings),
    words: buildWordTable(names.folded),
  };
}

class NameNumbers {
  readonly folded: string[] = [];
  readonly #byText = new Map<string, number>();
  readonly #byFolded = new Map<string, number>();

  /** -1 for a text without a letter or digit. */
  numberOf(text: string): number {
    const known = this.#byText.get(text);
    if (known !== undefined) return known;
    const folded = foldText(normaliseText(text, maxNameLength));
    let number = folded === '' ? -1 : this.#byFolded.get(folded);
    if (number === undefined) {
      number = this.folded.push(folded) - 1;
      this.#byFolded.set(folded, number);
    }
    this.#byText.set(text, number);
    return number;
  }
}
