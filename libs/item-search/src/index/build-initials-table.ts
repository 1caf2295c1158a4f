import { foldText } from '../text/fold-text';
import type { InitialsTable } from './item-index-data';
import { sharedUint16, sharedUint32 } from './shared-array';

/** Number of words of a name at which a search may start. */
const maxWords = 4;
const maxLength = 12;

export class InitialsTableBuilder {
  readonly #rows: { key: string; entry: number; source: number }[] = [];

  /**
   * @param words initials of the syllables of each word; the initials from each word to the end form one key
   * @param source number of the text from which the initials come
   */
  add(words: readonly (readonly string[])[], entry: number, source: number): void {
    const folded = words.map((word) => foldText(word.join('')));
    for (let from = 0; from < Math.min(folded.length, maxWords); from += 1) {
      const key = folded.slice(from).join('').slice(0, maxLength);
      if (key.length > 1) this.#rows.push({ key, entry, source });
    }
  }

  finish(): InitialsTable {
    const rows = this.#rows.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.entry - b.entry));
    const units = sharedUint16(rows.reduce((sum, { key }) => sum + key.length, 0));
    const starts = sharedUint32(rows.length + 1);
    const entries = sharedUint32(rows.length);
    const sources = sharedUint32(rows.length);
    let at = 0;
    rows.forEach(({ key, entry, source }, row) => {
      for (let index = 0; index < key.length; index += 1) units[at++] = key.charCodeAt(index);
      starts[row + 1] = at;
      entries[row] = entry;
      sources[row] = source;
    });
    return { units, starts, entries, sources };
  }
}
