import type { Command } from '@starhaven/contracts/commands';
import {
  buildCommand,
  explainRead,
  findDialect,
  isDestructive,
  lineFault,
  newReadings,
  translateRead,
} from '@starhaven/game-commands';
import type { CommandFacts, Readings } from '@starhaven/game-commands';
import { commandHref } from '../commands/command-place';
import type { EngineChoice } from '../engines/engine-choice';
import type { ExplainedLine } from './explained-line';

export interface EngineWithCommands extends EngineChoice {
  commands: readonly Command[];
}

export interface ExplainOptions {
  /** The visitor's own engine first: it is preferred if several engines understand the line equally well. */
  engines: readonly EngineWithCommands[];
  /** The engine that the visitor plays on; null = detect it. */
  chosen: EngineWithCommands | null;
  facts?: CommandFacts;
  /** Shared by all lines of a request. */
  readings?: Readings;
}

/**
 * A line in words, with its errors, and its translation to other engines (docs/behaviour/commands.md#read-a-command). With a chosen engine
 * it is translated to that one, otherwise to each engine of the same game.
 */
export function explainText(
  text: string,
  { engines, chosen, facts = {}, readings = newReadings() }: ExplainOptions,
): ExplainedLine {
  const fault = lineFault(text);
  const found = findDialect(text, engines, facts, readings);
  const engine = engines.find(({ id }) => id === found?.dialect.id);
  if (!engine || !found) return unknownLine(text, chosen, fault);
  const { command, values, unread } = found.read;
  const { faults, unverified } = buildCommand({ command, values, facts });
  const labelOf = (paramId: string) => command.params.find(({ id }) => id === paramId)?.label || paramId;
  const isForeign = chosen !== null && chosen.id !== engine.id;
  const others = engines.filter(({ id, gameId }) => id !== engine.id && gameId === engine.gameId);
  const targets = chosen === null ? others : others.filter(({ id }) => id === chosen.id);
  const translated = targets.map((target) => ({
    target,
    to: translateRead(found.read, target.commands, facts),
  }));
  return {
    text,
    engineName: engine.name,
    isForeign,
    parts: explainRead(found.read, facts),
    href: commandHref(engine, command, values),
    warning: command.warning,
    isDangerous: isDestructive(command),
    problems: [
      ...(fault === null ? [] : [fault]),
      ...unread.map((word) => `“${word}” is not understood.`),
      ...faults.map(({ message }) => message),
    ],
    notes: unverified.map(({ paramId, value }) => `${labelOf(paramId)} ${value} is not in the handbook of this site.`),
    translations: translated.flatMap(({ target, to }) =>
      to === null
        ? []
        : [
            {
              engineName: target.name,
              lines: to.built.lines,
              href: commandHref(target, to.command, to.built.values),
              lost: to.lost.map(({ message }) => message),
            },
          ],
    ),
    without: translated.filter(({ to }) => to === null).map(({ target }) => target.name),
  };
}

const unknownLine = (text: string, chosen: EngineWithCommands | null, fault: string | null): ExplainedLine => ({
  ...{ text, engineName: null, isForeign: false, parts: [], href: null, warning: '', isDangerous: false },
  ...{ notes: [], translations: [], without: [] },
  problems: [
    ...(fault === null ? [] : [fault]),
    chosen === null
      ? 'No engine has a command that begins like this.'
      : `Neither ${chosen.name} nor another engine of ${chosen.gameTitle} has a command that begins like this.`,
  ],
});
