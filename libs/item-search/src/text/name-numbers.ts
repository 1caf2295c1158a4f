import { foldText } from './fold-text';
import { maxNameLength } from './name-limits';
import { normaliseText } from './searchable-text';

/** Numbers names in order of appearance; names that fold to the same text share a number. */
export class NameNumbers {
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
