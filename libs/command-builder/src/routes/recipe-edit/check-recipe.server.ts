import { newReadings, readLine, recipeToText, splitLines } from '@starhaven/game-commands';
import { formIntent } from '@starhaven/ui-kit/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { findEngine } from '../../lib/engines/engine-choice';
import { itemTypesOf } from '../../lib/engines/item-types-of';
import { readCommands } from '../../lib/engines/read-commands.server';
import { readEngines } from '../../lib/engines/read-engines.server';
import type { Visit } from '../../lib/engines/read-engines.server';
import { readItemFacts } from '../../lib/engines/read-item-facts.server';
import { readRoles } from '../../lib/engines/read-roles.server';
import { recipeFromLines } from '../../lib/recipes/recipe-from-lines';
import { fillPlaces, findPlaces } from '../../lib/recipes/places';
import { recipeHref } from '../../lib/recipes/recipe-href';
import { readTimes } from '../../lib/recipes/times';
import type { RecipeEditReplyFields } from './recipe-edit-reply';
import { RecipeFormSchema } from './recipe-edit.form';

export interface RecipeVisit extends Visit {
  client: UpstreamClient;
}

/** Some servers refuse longer addresses. */
const maxAddress = 12_000;

/** Checks typed lines against the engine's commands; errors are shown at the field. */
export const checkRecipeIntent = formIntent<RecipeVisit, RecipeEditReplyFields, typeof RecipeFormSchema>(
  RecipeFormSchema,
  async ({ client, ...visit }, { name, description, engine: engineId, lines }, form) => {
    const refuse = (fields: Record<string, string[]>) => ({ status: 422, result: form.result({ fields }) });
    const engine = findEngine(await readEngines(client, visit), engineId);
    if (engine === null) return refuse({ engine: ['Please choose an engine'] });
    const commands = await readCommands(client, engine, await readRoles(visit));
    const readings = newReadings();
    const { facts } = await readItemFacts(client, engine.gameId, itemTypesOf(headsIn(lines), commands));
    const { recipe, problems } = recipeFromLines(lines, { name, commands, engineName: engine.name, facts, readings });
    if (recipe === null) return refuse({ lines: [...problems] });
    const text = recipeToText(recipe);
    const made = { engine: engine.id, engineName: engine.name, name, description, recipe: text ?? '' };
    if (text === null || recipeHref(made).length > maxAddress)
      return refuse({ lines: ['This recipe is too long for an address. Make two of it.'] });
    return { more: { made } };

    function headsIn(typed: string): string[] {
      const values = new Map(findPlaces(typed).map(({ id, value }) => [id, value ?? '1'] as const));
      return splitLines(typed, 50).lines.flatMap(
        (line) => readLine(fillPlaces(readTimes(line).line, values), commands, {}, readings)?.command.head ?? [],
      );
    }
  },
);
