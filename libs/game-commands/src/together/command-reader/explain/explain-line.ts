import type { Command, CommandParam } from '@starhaven/contracts/commands';
import { labelOf } from '../../../build/faults/command-fault';
import type { CommandFacts } from '../../../build/command-facts';
import { findValues } from '../../../build/command-values';
import { isItemType } from '../../../build/params/param-kinds';
import { readSubSlot } from '../../../build/params/sub-slot';
import { readLine } from '../read/read-line';
import type { ReadLine } from '../read/read-line';

/** A piece of a line as typed, with its meaning. */
export interface ExplainedPart {
  text: string;
  kind: 'head' | 'value' | 'unread';
  /** The command's or the parameter's label; empty if the piece is not understood. */
  label: string;
  /** The value in words: an option's label, an item's name, a number. Empty if the label is enough. */
  meaning: string;
}

/** Explains each piece of a line (docs/behaviour/commands.md#how-a-line-is-read); null if no command matches its beginning. */
export function explainLine(
  text: string,
  commands: readonly Command[],
  facts: CommandFacts = {},
): { read: ReadLine; parts: ExplainedPart[] } | null {
  const read = readLine(text, commands, facts);
  return read && { read, parts: explainRead(read, facts) };
}

/** Does the same as `explainLine`, for a line that is already read. */
export const explainRead = (read: ReadLine, facts: CommandFacts = {}): ExplainedPart[] =>
  read.parts.map((part) => explainPart(part, read, facts));

function explainPart(
  part: ReadLine['parts'][number],
  { command, values }: ReadLine,
  facts: CommandFacts,
): ExplainedPart {
  if (part.isHead) return { text: part.text, kind: 'head', label: command.label || command.head, meaning: '' };
  const param = command.params.find(({ id }) => id === part.paramId);
  if (param === undefined) return { text: part.text, kind: 'unread', label: '', meaning: '' };
  const meaning = (findValues(values, param.id) ?? []).map((value) => valueInWords(param, value, facts)).join(', ');
  return { text: part.text, kind: 'value', label: labelOf(param), meaning };
}

/** A value as visitors name it: the label of an option, the name of an item, `name ×count` for a sub property. */
export function valueInWords(param: CommandParam, value: string, { itemName }: CommandFacts = {}): string {
  const option = param.data.find((one) => one.value === value);
  if (option) return option.label;
  const { type } = param;
  if (!isItemType(type)) return value;
  const slot = type === 'propSub' ? readSubSlot(value) : null;
  if (slot === null) return itemName?.(type, value) ?? value;
  return `${itemName?.(type, slot.id) ?? slot.id} ×${slot.count}`;
}
