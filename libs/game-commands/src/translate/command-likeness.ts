import type { Command } from '@starhaven/contracts/commands';
import { baseTextOf } from '../build/base-text';

const fillers = new Set(['a', 'an', 'the', 'of', 'and', 'to', 'set', 'for']);

/** Different words of engines for the same thing. */
const synonyms: Readonly<Record<string, string>> = {
  avatar: 'character',
  student: 'character',
  relic: 'artifact',
  everything: 'all',
};

/**
 * The similarity of two commands' words, from 0 to 1: the higher of two values, that of the labels alone and that of the labels together
 * with the beginnings of the lines (docs/behaviour/commands.md#another-dialect). Remarks in brackets are ignored.
 */
export function likenessOf(one: Command, other: Command): number {
  const byLabel = share(wordsIn(one.label), wordsIn(other.label));
  const whole = (command: Command) => wordsIn(`${command.label} ${baseTextOf(command)}`);
  return Math.max(byLabel, share(whole(one), whole(other)));
}

function wordsIn(text: string): Set<string> {
  const words = text
    .replace(/\([^)]*\)/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !fillers.has(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
  return new Set(words.map((word) => (Object.hasOwn(synonyms, word) ? (synonyms[word] ?? word) : word)));
}

/** Jaccard similarity: the number of shared words divided by the number of distinct words. */
function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  const all = new Set([...one, ...other]).size;
  return all === 0 ? 0 : both / all;
}
