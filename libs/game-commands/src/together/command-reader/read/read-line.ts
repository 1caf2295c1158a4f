import type { Command, ParamOption } from '@starhaven/contracts/commands';
import { buildCommand } from '../../../build/build-command';
import { unusableFault } from '../../../build/faults/command-fault';
import type { CommandFacts } from '../../../build/command-facts';
import { findValues } from '../../../build/command-values';
import type { CommandValues } from '../../../build/command-values';
import { isItemType } from '../../../build/params/param-kinds';
import { tidyText } from '../../../build/params/param-values';
import { wordsOf } from '../../../build/params/param-format';
import { findTextFault } from '../../../build/faults/text-fault';
import { matchHead } from './match-head';
import { matchInOrder } from './match-in-order';
import { matchLoosely } from './match-loosely';

export interface ReadLine {
  command: Command;
  /** If `isExact`, building them gives the same line again. */
  values: CommandValues;
  /** Words that belong to no parameter, in the order of the line. */
  unread: string[];
  /** The line in pieces, as typed. */
  parts: LinePart[];
  /** Whether the line is one that the builder writes, apart from prefix, alias and letter case. */
  isExact: boolean;
}

export interface LinePart {
  text: string;
  /** The parameter of the piece; null for the head and for unread words. */
  paramId: string | null;
  isHead: boolean;
}

/**
 * Reads one line back into a command and its values. It accepts any alias, one prefix character and any letter case
 * (docs/behaviour/commands.md#how-a-line-is-read). Null if no command matches the beginning, or if the text has more than one line. `facts`
 * decide between commands that differ only in the type of their ids.
 */
export function readLine(text: string, commands: readonly Command[], facts: CommandFacts = {}): ReadLine | null {
  const typed = text.trim();
  const fault = findTextFault(typed);
  if (fault === 'too_long' || fault === 'several_lines') return null;
  const words = wordsOf(tidyText(typed));
  let best: { read: ReadLine; rank: number[] } | null = null;
  for (const command of commands) {
    if (unusableFault(command) !== null) continue;
    const headLength = matchHead(words, command);
    if (headLength === 0) continue;
    const read = readCommand(command, { words, headLength, facts });
    const rank = [read.unread.length + wordsAsIds(read), -headLength, ...rankOf(read, facts)];
    if (best === null || isLess(rank, best.rank)) best = { read, rank };
  }
  return best?.read ?? null;
}

interface Line {
  words: readonly string[];
  headLength: number;
  facts: CommandFacts;
}

function readCommand(command: Command, { words, headLength, facts }: Line): ReadLine {
  const rest = words.slice(headLength);
  const exact = matchInOrder(command, rest);
  const matched = exact ?? matchLoosely(command, rest);
  const { values } = buildCommand({ command, values: matched.values, facts });
  const parts = matched.taken.map(({ paramId, from, to }): LinePart => {
    const isKept = paramId !== null && Object.hasOwn(values, paramId);
    return { text: rest.slice(from, to).join(' '), paramId: isKept ? paramId : null, isHead: false };
  });
  return {
    command,
    values,
    unread: parts.filter(({ paramId }) => paramId === null).flatMap(({ text }) => wordsOf(text)),
    parts: [{ text: words.slice(0, headLength).join(' '), paramId: null, isHead: true }, ...parts],
    isExact: exact !== null,
  };
}

/** Lower is better: first the number of ids that are not in the handbook, then the number of faults. */
function rankOf({ command, values }: ReadLine, facts: CommandFacts): number[] {
  const { unverified, faults } = buildCommand({ command, values, facts });
  return [unverified.length, faults.length];
}

/** Ids without a digit: a word such as "all" more likely belongs to a command that lists it. */
const wordsAsIds = ({ command, values }: ReadLine): number =>
  command.params
    .filter(({ type }) => isItemType(type))
    .flatMap(({ id, data }) => findValues(values, id)?.filter((value) => !isListed(data, value)) ?? [])
    .filter((value) => !/\d/.test(value)).length;

const isListed = (data: readonly ParamOption[], value: string) => data.some((option) => option.value === value);

function isLess(one: readonly number[], other: readonly number[]): boolean {
  for (const [index, rank] of one.entries()) {
    const difference = rank - (other[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
