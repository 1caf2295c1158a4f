const wordsPerMinute = 220;
const ideographsPerMinute = 400;
const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Reading time in minutes, rounded up, at least 1. */
export function readingMinutes(text: string): number {
  const signs = text.match(ideographs)?.length ?? 0;
  const words = text.replace(ideographs, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / wordsPerMinute + signs / ideographsPerMinute));
}
