import { foldText, space } from './fold-text';
import { maxQueryLength } from './name-limits';
import type { SearchableText } from './searchable-text';
import { normaliseText, toSearchableText } from './searchable-text';

/** Words of a query that count; more only make it slower. */
const maxQueryWords = 12;

export interface QueryText extends SearchableText {
  /** Without repetitions. */
  words: SearchableText[];
  /** The text is a number as an id is written, else null. */
  digits: string | null;
}

export function toQueryText(text: string): QueryText {
  const folded = foldText(normaliseText(text, maxQueryLength));
  const words = [...new Set(folded.split(space))].slice(0, maxQueryWords);
  return {
    ...toSearchableText(folded),
    words: words.map(toSearchableText),
    digits: /^[1-9]\d{0,14}$|^0$/.test(folded) ? folded : null,
  };
}
