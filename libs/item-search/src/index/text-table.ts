import { sharedUint16, sharedUint32 } from './shared-array';

/** Original texts, by number from 1; 0 means none. */
export interface TextTable {
  units: Uint16Array;
  /** Text n is `starts[n - 1]` up to, but not including, `starts[n]`. */
  starts: Uint32Array;
}

export class TextTableBuilder {
  readonly #numbers = new Map<string, number>();

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#numbers.size + 1;
    this.#numbers.set(text, number);
    return number;
  }

  finish(): TextTable {
    const texts = [...this.#numbers.keys()];
    const units = sharedUint16(texts.reduce((sum, { length }) => sum + length, 0));
    const starts = sharedUint32(texts.length + 1);
    let at = 0;
    texts.forEach((text, index) => {
      for (let unit = 0; unit < text.length; unit += 1) units[at++] = text.charCodeAt(unit);
      starts[index + 1] = at;
    });
    return { units, starts };
  }
}

export function textOf({ units, starts }: TextTable, number: number): string {
  let text = '';
  for (let at = starts[number - 1]!; at < starts[number]!; at += 1) text += String.fromCharCode(units[at]!);
  return text;
}
