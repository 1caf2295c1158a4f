import { CommandFileSchema } from '@starhaven/contracts/commands';
import type { Command } from '@starhaven/contracts/commands';
import * as v from 'valibot';
import { messageOf } from '../../../platform/errors/message-of';
import { OperatorError } from '../../../platform/operator/operator-error';

export interface ReadCommand {
  /** As the file has it. */
  raw: Record<string, unknown>;
  command: Command;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listRows(file: unknown): unknown[] {
  const inner = isRecord(file) ? (file.data ?? file.commands ?? file.command ?? file) : file;
  if (Array.isArray(inner)) return inner;
  const rows = Object.entries(isRecord(inner) ? inner : {});
  return rows.map(([key, value]) => (isRecord(value) ? { id: key, ...value } : value));
}

/**
 * The commands of a file of an operator, unusable ones with their `fault`. Entries that are no commands are left out.
 * @throws OperatorError when the text is not JSON, or has no commands
 */
export function readCommandText(text: string): ReadCommand[] {
  let file: unknown;
  try {
    // Editors on Windows write the mark.
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new OperatorError(`It is not JSON: ${messageOf(error)}.`, { cause: error });
  }
  if (!v.is(CommandFileSchema, file)) throw new OperatorError('It has no list of commands.');
  return listRows(file).flatMap((raw): ReadCommand[] => {
    const parsed = v.safeParse(CommandFileSchema, [raw]);
    const command = parsed.success ? parsed.output[0] : undefined;
    return command && isRecord(raw) ? [{ raw, command }] : [];
  });
}
