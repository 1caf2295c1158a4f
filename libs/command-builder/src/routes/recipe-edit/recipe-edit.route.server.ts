import { data } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { recipeFromText } from '@starhaven/game-commands';
import { formAction, problemAnswer, unsharedHeaders } from '@starhaven/ui-kit/server';
import { failedReply, failureStatus, orElse, upstreamFor } from '@starhaven/upstream/server';
import { loadProblem } from '../../lib/engines/load-problem';
import { readEngines } from '../../lib/engines/read-engines.server';
import { openRecipe } from '../../lib/recipes/open-recipe.server';
import { recipeFormLimits } from '../../lib/recipes/recipe-limits';
import { recipeToLines } from '../../lib/recipes/recipe-to-lines';
import { checkRecipeIntent } from './check-recipe.server';
import type { RecipeVisit } from './check-recipe.server';
import type { RecipeEditIntent, RecipeEditReplyFields } from './recipe-edit-reply';

export const headers = unsharedHeaders;

/** The form of a recipe, with lines or a recipe from the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const recipe = recipeFromText(searchParams.get('recipe') ?? '');
  const client = upstreamFor(context, request);
  const visit = { context, request };
  const field = (name: string, max: number) => (searchParams.get(name) ?? '').slice(0, max);
  const read = async () => {
    const engines = await readEngines(client, visit);
    const engineId = field('engine', 140);
    const opened = recipe && (await openRecipe(client, { engineId, recipe, visit }));
    const start = {
      id: /^[\w-]{1,64}$/.exec(field('id', 65))?.[0] ?? '',
      name: recipe?.name ?? '',
      description: field('description', recipeFormLimits.description),
      engine: engineId,
      lines:
        recipe && opened
          ? recipeToLines(recipe, opened.commands, opened.facts)
          : field('lines', recipeFormLimits.characters),
    };
    return data({ engines, start, problem: null });
  };
  return orElse(read, (error) => {
    const problem = loadProblem(failureStatus(error));
    return data({ engines: [], start: null, problem }, problemAnswer(problem));
  });
}

const runForm = formAction<RecipeVisit, RecipeEditIntent, RecipeEditReplyFields>({
  intents: { check: checkRecipeIntent },
  more: { made: null },
  onFailure: (error) => {
    const message = 'The server that keeps the commands does not answer. Your lines are still here; please try again.';
    return failedReply(error, { title: 'Command Load Error', message });
  },
});

/** Turns typed lines into a recipe. Nothing is stored on the server. */
export const action = async ({ request, context }: ActionFunctionArgs) =>
  runForm(request, { client: upstreamFor(context, request), context, request });
