import { AgentRetcode } from '@starhaven/contracts/agent';
import { CommandFileSchema } from '@starhaven/contracts/commands';
import type { Command } from '@starhaven/contracts/commands';
import { buildCommand, readLine } from '@starhaven/game-commands';
import { tableOf, toCommandFile } from '@starhaven/game-commands/tables';
import type { CommandDialect } from '@starhaven/game-commands/tables';
import * as v from 'valibot';
import { demoDialects } from './dialects';
import { factsOf, nounOf } from './id-kinds';
import { Refusal } from './turn';
import type { Turn } from './turn';

export interface DemoReply {
  retcode: AgentRetcode;
  message: string;
}

export interface DemoLine extends Omit<Turn, 'values'> {
  dialect: CommandDialect;
  game: number;
  /** The line that passed the gate. */
  line: string;
}

const commandsOf = new Map<CommandDialect, Command[]>();

function findCommands(dialect: CommandDialect): Command[] {
  const known = commandsOf.get(dialect);
  if (known) return known;
  const commands = v.parse(CommandFileSchema, JSON.parse(JSON.stringify(toCommandFile(tableOf(dialect)))));
  commandsOf.set(dialect, commands);
  return commands;
}

/** BaPs also accepts options as `name=value` and by short names (docs/engines.md#options-of-a-line). The table has one form of each. */
const bapsNames: Readonly<Record<string, string>> = {
  t: 'type',
  n: 'num',
  id: 'characterId',
  l: 'level',
  sg: 'starGrade',
  fr: 'favorRank',
  m: 'max',
  s1: 'sub1',
};

function tidyBaps(line: string): string {
  const [head = '', ...words] = line.split(' ').flatMap((word) => word.split('='));
  const long = (word: string) => (Object.hasOwn(bapsNames, word) ? (bapsNames[word] ?? word) : word);
  return [head, ...words.map((word, index) => (index % 2 === 0 ? long(word) : word))].join(' ');
}

/**
 * Runs a line on a demo server and answers as that kind of game server does. The line is parsed by the reader that the site uses
 * (libs/game-commands), so every command that the site offers is understood. Never throws.
 */
export function runDemoLine({ dialect, game, line, ...turn }: DemoLine): DemoReply {
  const style = demoDialects[dialect];
  const refuse = (message: string): DemoReply => ({ retcode: style.refusalCode, message });
  const facts = factsOf(game);
  const read = readLine(dialect === 'baps' ? tidyBaps(line) : line, findCommands(dialect), facts);
  const deed = read && Object.hasOwn(style.deeds, read.command.id) ? style.deeds[read.command.id] : undefined;
  if (read === null || deed === undefined) return refuse('Unknown command.');
  const { command, values, unread } = read;
  const usage = exampleOf(dialect, command.id);
  const { faults, unverified } = buildCommand({ command, values, facts });
  const [unknown] = unverified;
  if (unknown !== undefined) {
    const type = command.params.find(({ id }) => id === unknown.paramId)?.type;
    return refuse(style.unknownId(nounOf[type ?? ''] ?? 'id', unknown.value.slice(0, 40)));
  }
  const [fault] = faults;
  if (fault !== undefined) return refuse(style.usage(fault.message, usage));
  if (unread.length > 0) return refuse(style.usage(`Not understood: ${unread.join(' ').slice(0, 100)}.`, usage));
  try {
    return { retcode: AgentRetcode.OK, message: deed({ ...turn, values }) };
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.message);
    throw error;
  }
}

const exampleOf = (dialect: CommandDialect, id: string): string =>
  tableOf(dialect)
    .heads.flatMap(({ shapes }) => shapes)
    .find((shape) => shape.id === id)?.example ?? '';

/** Whether servers of this kind run commands only for players who are in the game. */
export const needsOnline = (dialect: CommandDialect): boolean => demoDialects[dialect].needsOnline;
