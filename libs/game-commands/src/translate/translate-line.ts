import type { Command } from '@starhaven/contracts/commands';
import { buildCommand } from '../build/build-command';
import type { BuiltCommand } from '../build/build-command';
import type { CommandFacts } from '../build/command-facts';
import { isDestructive } from '../together/command-reader/explain/is-destructive';
import { readLine } from '../together/command-reader/read/read-line';
import type { ReadLine } from '../together/command-reader/read/read-line';
import { carryValues } from './carry-values';
import type { LostValue } from './carry-values';
import { likenessOf } from './command-likeness';

export interface TranslatedLine {
  read: ReadLine;
  command: Command;
  built: BuiltCommand;
  /** Values that the other command cannot express, with the reason; includes words that were not understood. */
  lost: LostValue[];
}

/** Commands whose similarity is not above this do something else. */
const leastLikeness = 0.5;

/**
 * Translates a line to another engine of the same game (docs/behaviour/commands.md#another-dialect): the command that expresses most of it,
 * compared by the roles of its parameters. Null if the line cannot be read or no command does the same: a wrong line is worse than none.
 */
export function translateLine(
  text: string,
  from: readonly Command[],
  to: readonly Command[],
  facts: CommandFacts = {},
): TranslatedLine | null {
  const read = readLine(text, from, facts);
  return read && translateRead(read, to, facts);
}

/** Does the same as `translateLine`, for a line that is already read. */
export function translateRead(read: ReadLine, to: readonly Command[], facts: CommandFacts = {}): TranslatedLine | null {
  let best: { score: number; translated: TranslatedLine } | null = null;
  for (const command of to) {
    const likeness = likenessOf(read.command, command);
    if (likeness <= leastLikeness || (likeness < 1 && isDangerous(read.command) !== isDangerous(command))) continue;
    const carried = carryValues(read, command);
    if (carried.isOther) continue;
    const built = buildCommand({ command, values: carried.values, facts });
    if (built.lines.length === 0) continue;
    const score = likeness - carried.lost.length;
    if (best !== null && score <= best.score) continue;
    best = { score, translated: { read, command, built, lost: [...carried.lost, ...read.unread.map(notUnderstood)] } };
  }
  return best?.translated ?? null;
}

const isDangerous = (command: Command) => isDestructive(command);

const notUnderstood = (word: string): LostValue => ({
  label: '',
  value: word,
  message: `${word}: not understood.`,
  isWhole: true,
});
