import type { Command } from '@starhaven/contracts/commands';
import { buildCommand, explainLine, isDestructive, lineFault } from '@starhaven/game-commands';
import type { CommandFacts } from '@starhaven/game-commands';

/** The check of a line before it runs (docs/behaviour/chat.md#before-a-line-runs). */
export interface CheckedLine {
  text: string;
  /** What the line does, in words; empty if that is not known. */
  words: string;
  /** Why it cannot be sent. */
  fault: string | null;
  /** What the game server will probably refuse; the line can still be sent. */
  doubts: string[];
  warning: string;
  /** The line may destroy something, so the visitor must confirm it. */
  isDangerous: boolean;
}

const unchecked = 'The commands of this server could not be loaded, so this line was not checked.';

/**
 * Reads a line with the commands of the server. Without commands only the text is checked. `null`: the commands could not be loaded, so
 * any line may be a dangerous one.
 */
export function checkLine(text: string, commands: readonly Command[] | null, facts: CommandFacts): CheckedLine {
  const fault = lineFault(text);
  const base: CheckedLine = { text, words: '', fault, doubts: [], warning: '', isDangerous: false };
  if (commands === null) return { ...base, warning: unchecked, isDangerous: true };
  if (fault !== null || commands.length === 0) return base;
  const explained = explainLine(text, commands, facts);
  if (explained === null) return { ...base, doubts: ['This server has no command that begins like this.'] };
  const { command, values, unread } = explained.read;
  const { faults, unverified } = buildCommand({ command, values, facts });
  const [head, ...parts] = explained.parts.filter(({ kind }) => kind !== 'unread');
  const details = parts.map(({ label, meaning, text: typed }) =>
    meaning === '' ? label || typed : `${label} ${meaning}`,
  );
  return {
    ...base,
    words: [head?.label ?? '', details.join(', ')].filter(Boolean).join(': '),
    doubts: [
      ...unread.map((word) => `“${word}” is not understood.`),
      ...faults.map(({ message }) => message),
      ...unverified.map(({ value }) => `${value} is not in the handbook of this site.`),
    ],
    warning: command.warning,
    isDangerous: isDestructive(command, text),
  };
}
