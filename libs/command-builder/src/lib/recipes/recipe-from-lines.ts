import type { Command } from '@starhaven/contracts/commands';
import { expandRecipe, lineFault, newReadings, readLine, recipeLimits, splitLines } from '@starhaven/game-commands';
import type { CommandFacts, Readings, Recipe, RecipeLine } from '@starhaven/game-commands';
import { fillPlaces, findPlaces, placeLabel } from './places';
import { readTemplate } from './templates';
import { readTimes } from './times';

export type RecipeFromLines =
  | { recipe: Recipe; problems: readonly [] }
  | { recipe: null; /** Texts for the visitor. */ problems: readonly string[] };

interface Options {
  name: string;
  commands: readonly Command[];
  /** For messages. */
  engineName: string;
  facts?: CommandFacts;
  /** Shared by all lines of a request. */
  readings?: Readings;
}

/**
 * Makes a recipe from typed lines (docs/behaviour/commands.md#how-a-recipe-is-typed): `{amount=5}` is a placeholder that the player fills
 * in, and `3* ` before a line runs it three times.
 */
export function recipeFromLines(
  text: string,
  { name, commands, engineName, facts = {}, readings = newReadings() }: Options,
): RecipeFromLines {
  const { lines, hasMore } = splitLines(text, recipeLimits.lines);
  const values = new Map(
    findPlaces(text)
      .flatMap(({ id, value }) => (value ? [[id, value] as const] : []))
      .reverse(),
  );
  const used = [...new Set(findPlaces(text).map(({ id }) => id))];
  const problems = [
    ...(lines.length === 0 ? ['Type at least one command.'] : []),
    ...(hasMore ? [`A recipe has at most ${recipeLimits.lines} lines.`] : []),
    ...(used.length > recipeLimits.parameters
      ? [`A recipe has at most ${recipeLimits.parameters} values to fill in.`]
      : []),
    ...used.filter((id) => !values.has(id)).map((id) => `{${id}} needs a value to begin with, such as {${id}=5}.`),
  ];
  const read = lines.map((line) => readRecipeLine(line, { values, commands, engineName, facts, readings }));
  for (const [index, one] of read.entries()) {
    if ('problem' in one) problems.push(`Line ${index + 1}: ${one.problem}`);
  }
  if (problems.length > 0) return { recipe: null, problems };
  const recipe: Recipe = {
    name,
    lines: read.flatMap((one) => ('line' in one ? [one.line] : [])),
    parameters: used.map((id) => ({ id, label: placeLabel(id), value: values.get(id) ?? '' })),
  };
  const faults = expandRecipe(recipe, { commands, facts }).problems;
  if (faults.length === 0) return { recipe, problems: [] };
  return {
    recipe: null,
    problems: faults.map(({ index, message }) => (index === null ? message : `Line ${index + 1}: ${message}`)),
  };
}

type ReadOptions = Required<Omit<Options, 'name'>> & { values: ReadonlyMap<string, string> };

function readRecipeLine(
  text: string,
  { values, commands, engineName, facts, readings }: ReadOptions,
): { line: RecipeLine } | { problem: string } {
  const { line, times } = readTimes(text);
  const filled = fillPlaces(line, values);
  const fault = lineFault(filled);
  if (fault !== null) return { problem: fault };
  const read = readLine(filled, commands, facts, readings);
  if (read === null) return { problem: `${engineName} has no command that begins like this.` };
  const [unread] = read.unread;
  if (unread !== undefined) return { problem: `“${unread}” is not understood.` };
  const { command } = read;
  const kept = new Map(Object.entries(read.values).map(([id, list]) => [id, [...list]]));
  // A placeholder contains no spaces, so the typed words match the words that were read.
  const words = line.split(/\s+/);
  let at = 0;
  for (const part of read.parts) {
    const count = part.text.split(/\s+/).length;
    const typed = words.slice(at, at + count).join(' ');
    at += count;
    const [place] = findPlaces(typed);
    if (place === undefined) continue;
    const param = command.params.find(({ id }) => id === part.paramId);
    if (param === undefined) return { problem: `{${place.id}} cannot be used here: only values can be filled in.` };
    const template = readTemplate(param, typed, { own: kept.get(param.id) ?? [], defaults: values });
    if (template === null)
      return {
        problem: `{${place.id}} cannot be filled in here. Put only the value into the braces, without the letters or signs next to it.`,
      };
    kept.set(param.id, template);
  }
  return { line: { command: command.id, head: command.head, values: Object.fromEntries(kept), times } };
}
