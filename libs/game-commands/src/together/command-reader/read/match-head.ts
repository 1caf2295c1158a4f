import type { Command } from '@starhaven/contracts/commands';
import { baseTextOf } from '../../../build/base-text';
import { wordsOf } from '../../../build/params/param-format';

/** Prefix characters: an engine removes one of them before the head (docs/engines.md#lunarcore-commands). */
const prefix = /^[/!.*]/;

/** The number of words at the beginning of the line that name this command, in any letter case; 0 if they do not. */
export function matchHead(words: readonly string[], command: Command): number {
  const names = namesOf(command);
  // Only the beginning is compared, because a pasted line may have hundreds of words.
  const longest = Math.max(0, ...names.map((name) => name.length));
  const lowered = words.slice(0, longest).map((word) => word.toLowerCase());
  const bare = lowered.map((word, index) => (index === 0 ? word.replace(prefix, '') : word));
  const lengths = names.map((name) =>
    [lowered, bare].some((line) => name.every((word, index) => line[index] === word)) ? name.length : 0,
  );
  return Math.max(0, ...lengths);
}

/** The possible beginnings of the line in lower case: the base text, and the same with an alias instead of the head. */
function namesOf(command: Command): string[][] {
  const base = baseTextOf(command).toLowerCase();
  const head = wordsOf(command.head).join(' ').toLowerCase();
  const after = base === head || base.startsWith(`${head} `) ? base.slice(head.length) : '';
  const names = [base, ...command.aliases.map((alias) => alias.toLowerCase() + after)].map(wordsOf);
  const bare = names.map((name) => name.map((word, index) => (index === 0 ? word.replace(prefix, '') : word)));
  return [...names, ...bare].filter((name) => name.some((word) => word !== ''));
}
