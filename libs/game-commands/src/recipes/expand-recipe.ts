import type { Command } from '@starhaven/contracts/commands';
import { buildCommand } from '../build/build-command';
import type { CommandFacts } from '../build/command-facts';
import type { CommandValues } from '../build/command-values';
import { recipeLimits } from './recipe';
import type { Recipe, RecipeLine } from './recipe';

export interface RecipeProblem {
  /** Index of the line, from 0; null for the whole recipe. */
  index: number | null;
  code: 'unknown_command' | 'unknown_param' | 'hidden_param' | 'fault' | 'too_many_lines';
  /** For the visitor. */
  message: string;
  /** Ids of the recipe's parameters in the value that has the fault. */
  places?: string[];
}

/** The player's values for the parameters of a recipe, by id; a missing one has the recipe's default. */
export type RecipeValues = Readonly<Record<string, string>>;

/**
 * The command lines of a recipe in order, each repeated as stated (docs/behaviour/commands.md#recipes). Empty if one of its lines has a
 * problem: half a recipe would do something else.
 */
export function expandRecipe(
  recipe: Recipe,
  { commands, values = {}, facts = {} }: { commands: readonly Command[]; values?: RecipeValues; facts?: CommandFacts },
): { lines: string[]; problems: RecipeProblem[] } {
  const filled = recipe.lines.map((line) => ({ ...line, values: fillIn(line.values, recipe, values) }));
  const expanded = filled.map((line, index) => expandLine(line, { index, commands, facts }));
  const problems = expanded.flatMap((one, index) =>
    one.problems.map(({ paramId, ...problem }): RecipeProblem => {
      const places = placesIn(recipe.lines[index]?.values[paramId] ?? []);
      return places.length === 0 ? problem : { ...problem, places };
    }),
  );
  const count = expanded.reduce((sum, { lines }, index) => sum + lines.length * (recipe.lines[index]?.times ?? 1), 0);
  if (count > recipeLimits.expandedLines) problems.push(tooManyLines);
  if (problems.length > 0) return { lines: [], problems };
  const lines = expanded.flatMap((one, index) =>
    Array.from({ length: recipe.lines[index]?.times ?? 1 }, () => one.lines),
  );
  return { lines: lines.flat(), problems };
}

/**
 * Lists why a recipe does not work with the current commands, with the parameters' default values. Call it again when command data changes.
 */
export const checkRecipe = (recipe: Recipe, commands: readonly Command[], facts?: CommandFacts): RecipeProblem[] =>
  expandRecipe(recipe, { commands, facts }).problems;

const tooManyLines: RecipeProblem = {
  index: null,
  code: 'too_many_lines',
  message: `A recipe runs at most ${recipeLimits.expandedLines} commands at a time.`,
};

const placeholder = /\{([A-Za-z][\w-]*)\}/g;

const placesIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [...text.matchAll(placeholder)].map(([, id = '']) => id));

function fillIn(values: CommandValues, { parameters }: Recipe, chosen: RecipeValues): CommandValues {
  const texts = new Map(
    parameters.map(({ id, value }) => [id, Object.hasOwn(chosen, id) ? (chosen[id] ?? '') : value]),
  );
  const fill = (text: string) => text.replace(placeholder, (whole, id: string) => texts.get(id) ?? whole);
  return Object.fromEntries(Object.entries(values).map(([id, list]) => [id, list.map(fill)]));
}

interface LineProblem extends RecipeProblem {
  /** Of the command; empty if the problem is not about one of its values. */
  paramId: string;
}

function expandLine(
  line: Pick<RecipeLine, 'command' | 'head'> & { values: CommandValues },
  { index, commands, facts }: { index: number; commands: readonly Command[]; facts: CommandFacts },
): { lines: string[]; problems: LineProblem[] } {
  const name = line.head || line.command;
  const command = commandOfLine(line, commands);
  if (command === undefined) {
    const message = `The command "${name}" does not exist any more.`;
    return { lines: [], problems: [{ index, code: 'unknown_command', message, paramId: '' }] };
  }
  const unknown = Object.keys(line.values).filter((id) => !command.params.some((param) => param.id === id));
  const { lines, faults, clearedParams } = buildCommand({ command, values: line.values, facts });
  const problems: LineProblem[] = [
    ...unknown.map((id) => problem('unknown_param', `"${name}" has no parameter "${id}" any more.`)),
    ...clearedParams.map((id) => problem('hidden_param', `"${name}" does not use "${id}" with these values.`)),
    ...faults.map(({ message, paramId }) => problem('fault', message, paramId)),
  ];
  return { lines, problems };

  function problem(code: RecipeProblem['code'], message: string, paramId = ''): LineProblem {
    return { index, code, message, paramId };
  }
}

/** The command of a line: by id if its head is still the same; otherwise by head, if only one command has it. */
export function commandOfLine(
  { command: id, head }: Pick<RecipeLine, 'command' | 'head'>,
  commands: readonly Command[],
): Command | undefined {
  const isHead = (command: Command) => command.head.toLowerCase() === head.toLowerCase();
  const sameHead = commands.filter(isHead);
  return sameHead.find((command) => command.id === id) ?? (sameHead.length === 1 ? sameHead[0] : undefined);
}
