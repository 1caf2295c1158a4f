/** Scripts without spaces between words, and Korean, which appends particles: their words are found by pairs of characters. */
const paired = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー々]+/gu;
const spelled = /[\p{L}\p{N}]+/gu;
const maxWordLength = 60;
/** A tsvector has at most 1 MiB. */
const maxWords = 50_000;

const plain = (text: string) => text.normalize('NFKC').toLowerCase();
const withoutMarks = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '');

const runsOf = (text: string) => [...text.matchAll(paired)].map(([run]) => [...run]);
const spelledIn = (text: string) =>
  [...withoutMarks(text.replace(paired, ' ')).matchAll(spelled)].map(([word]) => word.slice(0, maxWordLength));

const pairsOf = (run: string[]) => run.slice(1).map((second, index) => `${run[index]}${second}`);

/** The words of a text for the search: whole words; for Chinese, Japanese, Korean and Thai each pair of characters and the last one. */
export function searchWords(text: string): string[] {
  const clean = plain(text);
  const pairs = runsOf(clean).flatMap((run) => [...pairsOf(run), run.at(-1) ?? '']);
  return [...new Set([...spelledIn(clean), ...pairs])].filter((word) => word !== '').slice(0, maxWords);
}

/** Quotes a word for a tsquery or tsvector. Words are only letters and digits; the quotes are a precaution. */
export const quoted = (word: string) => `'${word.replace(/[\\']/g, (sign) => sign + sign)}'`;

/** The content of the column `words`. */
export const toLexemes = (text: string) => searchWords(text).map(quoted).join(' ');

/**
 * A tsquery for all words of a visitor's search, each from its beginning (docs/behaviour/blog.md#search); null when the search has no word.
 */
export function toSearchQuery(search: string): string | null {
  const clean = plain(search);
  const pairs = runsOf(clean).flatMap((run) =>
    run.length > 1 ? pairsOf(run).map(quoted) : [`${quoted(run[0] ?? '')}:*`],
  );
  const terms = [...spelledIn(clean).map((word) => `${quoted(word)}:*`), ...pairs];
  return terms.length === 0 ? null : [...new Set(terms)].slice(0, 50).join(' & ');
}
