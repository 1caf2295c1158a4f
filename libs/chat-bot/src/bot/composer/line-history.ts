import type { BotEntry } from '../conversation/conversation';

/** The visitor's lines without repeats, the latest first. */
export function linesOf(entries: readonly BotEntry[]): string[] {
  const texts = entries.filter(({ author }) => author === 'visitor').map(({ text }) => text);
  return [...new Set(texts.reverse())];
}
