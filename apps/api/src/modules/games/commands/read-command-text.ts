import { CommandFileSchema } from '@starhaven/contracts/commands';
import type { Command } from '@starhaven/contracts/commands';
import { isRecord } from '@starhaven/contracts/protocol';
import { messageOf } from '@starhaven/node-kit/server';
import * as v from 'valibot';
import { OperatorError } from '../../../platform/operator/operator-error';

export interface ReadCommand {
  /** The command as it is in the file. */
  raw: Record<string, unknown>;
  command: Command;
}

export interface CommandText {
  /** Unusable ones have a `fault`. */
  commands: ReadCommand[];
  /** Places of entries, counted from 1, that have neither an id nor a name. */
  skipped: number[];
}

/** Removes `fault` from a command of the file: with it, the command would not be checked. */
function withoutFault({ fault: _, ...raw }: Record<string, unknown>): Record<string, unknown> {
  return raw;
}

function listRows(file: unknown): unknown[] {
  const inner = isRecord(file) ? (file.data ?? file.commands ?? file.command ?? file) : file;
  if (Array.isArray(inner)) return inner;
  const rows = Object.entries(isRecord(inner) ? inner : {});
  return rows.map(([key, value]) => (isRecord(value) ? { id: key, ...value } : value));
}

/**
 * Reads an operator's file of commands.
 * @throws OperatorError when the text is not JSON, or has no commands
 */
export function readCommandText(text: string): CommandText {
  let file: unknown;
  try {
    // Editors on Windows write a byte order mark at the beginning.
    file = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new OperatorError(`It is not JSON: ${messageOf(error)}.`, { cause: error });
  }
  if (!v.is(CommandFileSchema, file)) throw new OperatorError('It has no list of commands.');
  const content: CommandText = { commands: [], skipped: [] };
  for (const [index, row] of listRows(file).entries()) {
    const raw = isRecord(row) ? withoutFault(row) : row;
    const parsed = v.safeParse(CommandFileSchema, [raw]);
    const command = parsed.success ? parsed.output[0] : undefined;
    if (command && isRecord(raw)) content.commands.push({ raw, command });
    else content.skipped.push(index + 1);
  }
  return content;
}
