import type { Command } from '@starhaven/contracts/commands';
import { commandOfLine, expandRecipe, readLine } from '@starhaven/game-commands';
import type { CommandFacts, Recipe, RecipeLine } from '@starhaven/game-commands';
import { writeTemplate } from './templates';
import { writeTimes } from './times';

/**
 * The text that makes this recipe when it is typed (docs/behaviour/commands.md#how-a-recipe-is-typed). A line that can no longer be built
 * has only its head, so that the player sees which line to write again.
 */
export function recipeToLines(recipe: Recipe, commands: readonly Command[], facts: CommandFacts = {}): string {
  return recipe.lines
    .flatMap((line) => {
      const { lines } = expandRecipe({ ...recipe, lines: [{ ...line, times: 1 }] }, { commands, facts });
      const written = lines.length === 0 ? [line.head] : lines;
      return written.map((one) => writeTimes(withPlaces(one, { line, recipe, commands, facts }), line.times));
    })
    .join('\n');
}

interface Of {
  line: RecipeLine;
  recipe: Recipe;
  commands: readonly Command[];
  facts: CommandFacts;
}

function withPlaces(text: string, { line, recipe, commands, facts }: Of): string {
  const command = commandOfLine(line, commands);
  const read = command && readLine(text, [command], facts);
  if (!read) return text;
  const defaults = new Map(recipe.parameters.map(({ id, value }) => [id, value]));
  return read.parts
    .map((part) => {
      const param = read.command.params.find(({ id }) => id === part.paramId);
      const template = param && line.values[param.id];
      return (template && writeTemplate(param, part.text, { template, defaults })) ?? part.text;
    })
    .join(' ');
}
