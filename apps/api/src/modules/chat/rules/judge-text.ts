import type { ChatRules } from './chat-rules';

/** Scripts that put no spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** An address with its scheme, or a name under a common top-level domain, also with brackets around the dot. */
const link =
  /https?:\/\/|\bwww\.|[\p{L}\d-](?:\.|\s?(?:\(\.\)|\[\.\]|\(dot\)|\[dot\])\s?)(?:com|net|org|gg|io|me|xyz|ru|cn|co|tv|app|dev|info|link|site|shop|top|online|club|live)(?![\p{L}\d])/iu;
const minCapitalLetters = 12;

/** Letters in a form for comparison: without case, accents and width. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const wordsOf = (text: string): string =>
  ` ${plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

function hasWord(text: string, rule: string): boolean {
  const isPrefix = rule.endsWith('*');
  const word = wordsOf(rule).trim();
  if (word === '') return false;
  const words = wordsOf(text);
  if (unspaced.test(word)) return words.replaceAll(' ', '').includes(word.replaceAll(' ', ''));
  return words.includes(isPrefix ? ` ${word}` : ` ${word} `);
}

function capitalsPercentOf(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters < minCapitalLetters ? 0 : (capitals / letters) * 100;
}

/** The length of the longest run of the same character. */
function longestRun(text: string): number {
  let longest = 0;
  let run = 0;
  let last = '';
  for (const character of text) {
    run = character === last ? run + 1 : 1;
    last = character;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Why the rules refuse a text, for its author; null: they allow it (docs/behaviour/chat.md#chat-rules). */
export function judgeText(text: string, rules: ChatRules, ageHours: number): string | null {
  if (rules.words.some((word) => hasWord(text, word))) return 'This message has a word that is not allowed here.';
  if (rules.links !== 'allowed' && link.test(text)) {
    if (rules.links === 'never') return 'Links are not allowed in the chat.';
    if (ageHours < rules.linkHours) return 'Your account is too new to send links.';
  }
  const { capitalsPercent, sameCharacters } = rules;
  if (capitalsPercent > 0 && capitalsPercentOf(text) > capitalsPercent) return 'Please use fewer capital letters.';
  if (sameCharacters > 0 && longestRun(text) > sameCharacters) return 'Please do not repeat one character so often.';
  return null;
}
