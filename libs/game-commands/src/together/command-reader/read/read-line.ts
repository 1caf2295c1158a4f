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
import { newReadings } from './readings';
import type { KnownMatch, Readings } from './readings';

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
 * decide between commands that differ only in the type of their ids. A request that reads several lines, or one line several times, passes
 * the same `readings` each time.
 */
export function readLine(
  text: string,
  commands: readonly Command[],
  facts: CommandFacts = {},
  readings: Readings = newReadings(),
): ReadLine | null {
  const typed = text.trim();
  const fault = findTextFault(typed);
  if (fault === 'too_long' || fault === 'several_lines') return null;
  const words = wordsOf(tidyText(typed));
  let best: { read: ReadLine; rank: number[] } | null = null;
  for (const command of commands) {
    if (unusableFault(command) !== null) continue;
    const headLength = matchHead(words, command);
    if (headLength === 0) continue;
    const { read, faults } = readCommand(command, { words, headLength, facts, readings });
    const rank = [read.unread.length + wordsAsIds(read), -headLength, ...faults];
    if (best === null || isLess(rank, best.rank)) best = { read, rank };
  }
  return best?.read ?? null;
}

interface Line {
  words: readonly string[];
  headLength: number;
  facts: CommandFacts;
  readings: Readings;
}

/** Reads the line as this command. `faults`: first the number of ids that are not in the handbook, then the number of other faults. */
function readCommand(
  command: Command,
  { words, headLength, facts, readings }: Line,
): { read: ReadLine; faults: readonly number[] } {
  const rest = words.slice(headLength);
  const { matched, isExact } = findMatch(command, rest, readings);
  const { values, unverified, faults } = buildCommand({ command, values: matched.values, facts });
  const parts = matched.taken.map(({ paramId, from, to }): LinePart => {
    const isKept = paramId !== null && Object.hasOwn(values, paramId);
    return { text: rest.slice(from, to).join(' '), paramId: isKept ? paramId : null, isHead: false };
  });
  const read: ReadLine = {
    command,
    values,
    unread: parts.filter(({ paramId }) => paramId === null).flatMap(({ text }) => wordsOf(text)),
    parts: [{ text: words.slice(0, headLength).join(' '), paramId: null, isHead: true }, ...parts],
    isExact,
  };
  return { read, faults: [unverified.length, faults.length] };
}

/** Finds a match, or returns the known one. Item data is not part of the key, because it does not change the match. */
function findMatch(command: Command, words: readonly string[], readings: Readings): KnownMatch {
  const known = readings.known.get(command) ?? new Map<string, KnownMatch>();
  readings.known.set(command, known);
  const key = words.join(' ');
  const found = known.get(key);
  if (found !== undefined) return found;
  const exact = matchInOrder(command, words, readings);
  const match = { matched: exact ?? matchLoosely(command, words), isExact: exact !== null };
  known.set(key, match);
  return match;
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
