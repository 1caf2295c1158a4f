import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { expandRecipe, recipeFromText } from '@starhaven/game-commands';
import type { PageProblem } from '@starhaven/ui-kit';
import { problemAnswer, unsharedPage } from '@starhaven/ui-kit/server';
import { failureStatus, isUpstreamError, upstreamFor } from '@starhaven/upstream/server';
import { loadProblem } from '../../lib/engines/load-problem';
import { readRoles } from '../../lib/engines/read-roles.server';
import { openRecipe } from '../../lib/recipes/open-recipe.server';
import { placePrefix } from '../../lib/recipes/recipe-href';
import { recipeFormLimits } from '../../lib/recipes/recipe-limits';

export const headers = () => unsharedPage;

/** A recipe from its address, checked against the commands of today, as lines to copy (docs/behaviour/commands.md#recipe-pages). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const text = searchParams.get('recipe') ?? '';
  const recipe = recipeFromText(text);
  const fail = (problem: PageProblem) => data({ content: null, problem }, problemAnswer(problem));
  if (recipe === null) return fail(damaged);
  const engineId = searchParams.get('engine') ?? '';
  const client = upstreamFor(context, request);
  try {
    const opened = await openRecipe(client, { engineId, recipe, roles: await readRoles(context, request) });
    if (opened === null) return fail(noEngine);
    const { engine, commands, facts } = opened;
    const places = recipe.parameters.map((parameter) => ({
      ...parameter,
      typed:
        searchParams
          .get(placePrefix + parameter.id)
          ?.trim()
          .slice(0, 500) ?? parameter.value,
    }));
    const values = Object.fromEntries(places.map(({ id, typed }) => [id, typed]));
    const { lines, problems } = expandRecipe(recipe, { commands, values, facts });
    const description = (searchParams.get('description') ?? '').trim().slice(0, recipeFormLimits.description);
    const messages = problems.map(({ index, message }) => (index === null ? message : `Line ${index + 1}: ${message}`));
    return data({
      content: { name: recipe.name, description, engine, places, lines, problems: messages, text },
      problem: null,
    });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return fail(loadProblem(failureStatus(error)));
  }
}

const damaged: PageProblem = {
  title: 'Invalid recipe',
  message: 'The address of this recipe is not complete. Ask for the link again, and copy all of it.',
  canRetry: false,
  status: 404,
};

const noEngine: PageProblem = {
  title: 'Unknown engine',
  message: 'This recipe is for an engine that this site does not have.',
  canRetry: false,
  status: 404,
};
