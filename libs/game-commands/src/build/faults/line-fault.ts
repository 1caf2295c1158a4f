import { findTextFault, maxLineLength } from './text-fault';
import type { TextFault } from './text-fault';

const texts: Record<TextFault, string> = {
  too_long: `A command has at most ${maxLineLength} characters.`,
  several_lines: 'A command is one line.',
  bad_character: 'This line has characters that cannot be typed.',
  separator: 'A command cannot contain | or ; because game servers take them for the end of a command.',
  foreign_target: 'A command cannot contain @: a command always runs for your own character.',
};

/** Why a typed line can never be sent, as text for the visitor (docs/behaviour/commands.md#faults-of-a-choice); null if it can. */
export function lineFault(line: string): string | null {
  const fault = findTextFault(line);
  return fault && texts[fault];
}
