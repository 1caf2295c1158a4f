import type { Command } from '@starhaven/contracts/commands';
import { baseTextOf } from '../build/base-text';
import { buildCommand } from '../build/build-command';
import type { BuiltCommand } from '../build/build-command';
import type { CommandFacts } from '../build/command-facts';
import { isItemType } from '../build/param-kinds';
import { readLine } from '../read/read-line';
import type { ReadLine } from '../read/read-line';
import { carryValues } from './carry-values';
import type { LostValue } from './carry-values';

export interface TranslatedLine {
  read: ReadLine;
  command: Command;
  built: BuiltCommand;
  /** What the other command does not carry, with the reason; words that were not understood included. */
  lost: LostValue[];
}

/**
 * A line of one engine as a line of another engine of the same game (docs/behaviour/commands.md#another-dialect): the command that
 * carries most of it, by what its parameters are for. Null if the line cannot be read or no command is like it.
 */
export function translateLine(
  text: string,
  from: readonly Command[],
  to: readonly Command[],
  facts: CommandFacts = {},
): TranslatedLine | null {
  const read = readLine(text, from, facts);
  if (read === null) return null;
  let best: { score: number; translated: TranslatedLine } | null = null;
  for (const command of to) {
    const likeness = likenessOf(read.command, command);
    if (likeness === 0) continue;
    const translated = translateTo(read, command, facts);
    const { lost, built } = translated;
    const score = likeness - 2 * lost.length - 3 * built.faults.length - (isSameKind(read, built) ? 0 : 10);
    if (best === null || score > best.score) best = { score, translated };
  }
  return best?.translated ?? null;
}

function translateTo(read: ReadLine, command: Command, facts: CommandFacts): TranslatedLine {
  const { values, lost } = carryValues(read, command);
  const unread = read.unread.map((word) => ({
    label: '',
    value: word,
    message: `${word}: not understood.`,
    isWhole: true,
  }));
  return { read, command, built: buildCommand({ command, values, facts }), lost: [...lost, ...unread] };
}

/** Whether both are about the same kind of thing, such as a character. */
function isSameKind({ command, values }: ReadLine, built: BuiltCommand): boolean {
  const kinds = command.params.filter(({ type, id }) => isItemType(type) && Object.hasOwn(values, id));
  return kinds.every(({ type }) => built.visibleParams.some((param) => param.type === type));
}

const fillers = new Set(['a', 'an', 'the', 'of', 'and', 'to', 'set']);

/** The words of a command's label and names. */
const wordsOfCommand = (command: Command) =>
  new Set(
    [command.label, baseTextOf(command), ...command.aliases]
      .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
      .filter((word) => word !== '' && !fillers.has(word)),
  );

/** How many words two commands share; the same label counts for three more. */
function likenessOf(one: Command, other: Command): number {
  const words = wordsOfCommand(other);
  const shared = [...wordsOfCommand(one)].filter((word) => words.has(word)).length;
  return shared + (one.label !== '' && one.label.toLowerCase() === other.label.toLowerCase() ? 3 : 0);
}
