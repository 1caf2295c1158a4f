import { isRecord } from '@starhaven/contracts/protocol';
import { Role } from '@starhaven/contracts/session';
import { findTable, permissionOf } from '@starhaven/game-commands/tables';
import type { CommandDialect, CommandLevel } from '@starhaven/game-commands/tables';
import { commandLevels, commandRulesOf, parseCommandLine } from '@starhaven/game-engines';
import type { ReadCommand } from './read-command-text';
import { commandFieldNames, paramFieldNames } from './command-document';

export interface Offer {
  /** The commands, with the specification's fields only. */
  commands: Record<string, unknown>[];
  /** A line for the operator on each command that is not offered. */
  dropped: string[];
}

/** The level at which the gate accepts a command with this beginning; null when it never does. */
function findLevel(dialect: CommandDialect, text: string): CommandLevel | null {
  const isTaken = (level: CommandLevel) => {
    const parsed = parseCommandLine(text, { rules: commandRulesOf(dialect), level });
    // A bad argument does not drop the command: its parameters add the right arguments.
    return parsed.isAllowed || parsed.refusal === 'bad_argument';
  };
  return commandLevels.find(isTaken) ?? null;
}

/** Returns a value that is not an object unchanged, so that its command stays unusable. */
const pick = (value: unknown, names: readonly string[]): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name))) : value;

function pickParams(params: unknown): unknown {
  if (Array.isArray(params)) return params.map((param) => pick(param, paramFieldNames));
  if (!isRecord(params)) return params;
  return Object.fromEntries(Object.entries(params).map(([key, param]) => [key, pick(param, paramFieldNames)]));
}

/** Only the specification's fields: notes of the operator stay in the file. */
function toWire(raw: Record<string, unknown>, permission: unknown): Record<string, unknown> {
  const fields = Object.entries(raw).filter(([name]) => commandFieldNames.includes(name));
  return { ...Object.fromEntries(fields), params: pickParams(raw.params), permission };
}

/** The file's roles that the gate also allows to run the command; null when no role is left. */
function narrow(given: readonly number[], allowed: readonly number[]): readonly number[] | null {
  if (given.length === 0 || allowed.length === 0) return given.length === 0 ? allowed : given;
  const both = given.filter((role) => allowed.includes(role));
  return both.length === 0 ? null : both;
}

/**
 * The commands of an operator's file that players can run (docs/behaviour/commands.md#what-is-offered). For a known engine, a command that
 * the gate refuses at every level is left out, and only roles for which the gate accepts a command see it. Unusable commands stay, so that
 * their fault is shown.
 */
export function offerCommands(
  read: readonly ReadCommand[],
  { slug, command }: { slug: string; command: string },
): Offer {
  const dialect = findTable(slug, command)?.dialect;
  const offer: Offer = { commands: [], dropped: [] };
  for (const { raw, command: one } of read) {
    const level = dialect === undefined || one.fault ? 'member' : findLevel(dialect, one.value || one.head);
    const name = `"${one.label || one.id}"`;
    const permission = level === null ? null : narrow(one.permission, permissionOf(level));
    if (level === null) offer.dropped.push(`${name}: the site never runs "${one.value || one.head}".`);
    else if (permission === null)
      offer.dropped.push(
        `${name}: its roles may not run it; choose from ${permissionOf(level).map(nameOf).join(', ')}.`,
      );
    else offer.commands.push(toWire(raw, one.fault ? raw.permission : permission));
  }
  return offer;
}

const nameOf = (role: Role) => Object.entries(Role).find(([, number]) => number === role)?.[0] ?? String(role);
