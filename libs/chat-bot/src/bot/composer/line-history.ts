import type { BotEntry } from '../conversation/conversation';

/** Lines of the visitor, the latest first, each once. */
export function linesOf(entries: readonly BotEntry[]): string[] {
  const texts = entries.filter(({ author }) => author === 'visitor').map(({ text }) => text);
  return [...new Set(texts.reverse())];
}
