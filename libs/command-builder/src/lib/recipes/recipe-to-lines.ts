import type { Command } from '@starhaven/contracts/commands';
import { expandRecipe, readLine } from '@starhaven/game-commands';
import type { CommandFacts, Recipe, RecipeLine } from '@starhaven/game-commands';
import { findPlaces } from './places';
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
  const read = readLine(text, commands, facts);
  if (read === null) return text;
  return read.parts
    .map((part) => {
      const values = part.paramId === null ? [] : (line.values[part.paramId] ?? []);
      return values.flatMap(findPlaces).reduce((typed, { id }) => {
        const own = recipe.parameters.find((one) => one.id === id)?.value ?? '';
        return own === '' ? typed : typed.replace(own, () => `{${id}=${own}}`);
      }, part.text);
    })
    .join(' ');
}
