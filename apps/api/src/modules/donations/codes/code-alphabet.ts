import { randomInt } from 'node:crypto';

/** Crockford's base 32: no letter looks like a digit. */
const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeLength = 8;

/** A new code: 40 random bits. */
export const newSponsorCode = (): string =>
  Array.from({ length: codeLength }, () => symbols[randomInt(symbols.length)]).join('');

/** The code as it is shown: two groups of four. */
export const formatCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** What donors type in place of a symbol. */
const lookalikes: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', U: 'V' };

const toSymbols = (text: string): string =>
  [...text.normalize('NFKC').toUpperCase()]
    .map((sign) => lookalikes[sign] ?? sign)
    .filter((sign) => symbols.includes(sign))
    .join('');

const maxChars = 500;

/** All texts of the length of a code that the message contains; ignores spaces, hyphens and case. */
export function codesIn(message: string): string[] {
  const text = toSymbols(message.slice(0, maxChars));
  const count = Math.max(0, text.length - codeLength + 1);
  return [...new Set(Array.from({ length: count }, (_, start) => text.slice(start, start + codeLength)))];
}

const maxWords = 30;

/** The words of the message that could be a code with one mistake: each word, and each pair of neighbours. */
function nearWords(message: string): string[] {
  const words = message
    .slice(0, maxChars)
    .split(/[\s,;:!?"'()]+/)
    .map(toSymbols)
    .filter((word) => word !== '')
    .slice(0, maxWords);
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);
  return [...new Set([...words, ...pairs])].filter((word) => Math.abs(word.length - codeLength) <= 1);
}

/** All codes that differ from a word of the message by one wrong, missing or additional symbol, or by two swapped symbols. */
export function codesNear(message: string): string[] {
  const found = new Set<string>();
  for (const word of nearWords(message)) {
    const at = (index: number, length: number, put: string) => word.slice(0, index) + put + word.slice(index + length);
    for (let index = 0; index <= word.length; index += 1) {
      if (word.length === codeLength + 1) found.add(at(index, 1, ''));
      if (word.length === codeLength) {
        found.add(at(index, 2, [...word.slice(index, index + 2)].reverse().join('')));
        for (const symbol of symbols) found.add(at(index, 1, symbol));
      }
      if (word.length === codeLength - 1) for (const symbol of symbols) found.add(at(index, 0, symbol));
    }
  }
  return [...found].filter((code) => code.length === codeLength);
}
