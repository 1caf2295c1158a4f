import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { getCommandRecipe, listCommandRecipes, SharedRecipeIdSchema } from '@starhaven/contracts/commands';
import { extensions } from '@starhaven/contracts/protocol';
import { expandRecipe, recipeFromText } from '@starhaven/game-commands';
import { readSession } from '@starhaven/session/server';
import type { PageProblem } from '@starhaven/ui-kit';
import { problemAnswer, unsharedHeaders } from '@starhaven/ui-kit/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { failureStatus, isNone, orElse, orNull, requireSuccess, upstreamFor } from '@starhaven/upstream/server';
import * as v from 'valibot';
import { loadProblem } from '../../lib/engines/load-problem';
import { openRecipe } from '../../lib/recipes/open-recipe.server';
import { placePrefix } from '../../lib/recipes/recipe-href';
import { recipeFormLimits } from '../../lib/recipes/recipe-limits';

export const headers = unsharedHeaders;

/** A recipe from its address, checked against the current commands, as lines to copy (docs/behaviour/commands.md#recipe-pages). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const field = (name: string) => searchParams.get(name) ?? '';
  const address = { engine: field('engine'), recipe: field('recipe'), description: field('description') };
  return showRecipe({ request, context }, { ...address, path: '/command/recipe', isMine: false });
}

/** The same recipe at a short address of our own host (docs/behaviour/commands.md#shared-recipes). */
export async function sharedLoader({ request, context, params }: LoaderFunctionArgs) {
  const client = upstreamFor(context, request);
  const id = params['id'] ?? '';
  if (!client.hasExtension(extensions.commandRecipes) || !v.is(SharedRecipeIdSchema, id)) return fail(removed);
  const read = async () => {
    const result = await client.call(getCommandRecipe, { params: { id } });
    if (isNone(result)) return fail(removed);
    const shared = requireSuccess(getCommandRecipe, result).data;
    const isMine = await isOwn(client, await readSession(context, request), id);
    return showRecipe({ request, context }, { ...shared, path: `/command/r/${id}`, isMine });
  };
  return orElse(read, (error) => fail(loadProblem(failureStatus(error))));
}

/** Whether the visitor may remove it. If the host does not answer, only the button is missing. */
async function isOwn(client: UpstreamClient, session: { sessionKey: string } | null, id: string): Promise<boolean> {
  if (session === null) return false;
  const { sessionKey } = session;
  const own = await orNull(() => client.call(listCommandRecipes, { sessionKey }));
  return own?.ok === true && own.data.some((recipe) => recipe.id === id);
}

interface Shown {
  engine: string;
  /** The output of `recipeToText`. */
  recipe: string;
  description: string;
  /** Path of this page. */
  path: string;
  isMine: boolean;
}

async function showRecipe({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>, shown: Shown) {
  const { searchParams } = new URL(request.url);
  const recipe = recipeFromText(shown.recipe);
  if (recipe === null) return fail(damaged);
  const client = upstreamFor(context, request);
  const read = async () => {
    const opened = await openRecipe(client, { engineId: shown.engine, recipe, visit: { context, request } });
    if (opened === null) return fail(noEngine);
    const { engine, commands, facts } = opened;
    const filled = recipe.parameters.map((parameter) => {
      const sent = searchParams.get(placePrefix + parameter.id);
      return { ...parameter, isSent: sent !== null, typed: sent?.trim().slice(0, 500) ?? parameter.value };
    });
    const values = Object.fromEntries(filled.map(({ id, typed }) => [id, typed]));
    const { lines, problems } = expandRecipe(recipe, { commands, values, facts });
    // An empty value would leave its part of the line out, and the command would do something else.
    const missing = filled
      .filter(({ typed }) => typed === '')
      .map(({ id, label }) => ({ id, message: isMissing(label || id) }));
    const faults = problems.filter(({ places = [] }) => !missing.some(({ id }) => places.includes(id)));
    const places = filled.map(({ isSent, ...place }) => {
      const own = [
        ...missing.filter(({ id }) => id === place.id),
        ...faults.filter(({ places: of = [] }) => of.includes(place.id)),
      ];
      // Nothing is wrong with a field before its value was sent.
      return { ...place, errors: isSent ? [...new Set(own.map(({ message }) => message))] : [] };
    });
    const content = {
      ...{ name: recipe.name, engine, places, text: shown.recipe, path: shown.path, isMine: shown.isMine },
      lines: missing.length === 0 ? lines : [],
      description: shown.description.trim().slice(0, recipeFormLimits.description),
      problems: [
        ...missing.map(({ message }) => message),
        ...faults.map(({ index, message }) => (index === null ? message : `Line ${index + 1}: ${message}`)),
      ],
      canShare:
        shown.path === '/command/recipe' &&
        client.hasExtension(extensions.commandRecipes) &&
        (await readSession(context, request)) !== null,
    };
    return data({ content, problem: null });
  };
  return orElse(read, (error) => fail(loadProblem(failureStatus(error))));
}

const isMissing = (label: string) => `${label} is required.`;

const fail = (problem: PageProblem) => data({ content: null, problem }, problemAnswer(problem));

const removed: PageProblem = {
  title: 'Recipe not found',
  message: 'There is no recipe under this address, or its owner has removed it.',
  canRetry: false,
  status: 404,
};

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
