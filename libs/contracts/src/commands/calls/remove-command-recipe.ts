import * as v from 'valibot';
import { OutcomeSchema } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { SharedRecipeIdSchema } from '../entities/command-recipe';

/** Removes the short address of one of the account's recipes. -1: the account has no such recipe. */
export const removeCommandRecipe = defineCall({
  name: 'removeCommandRecipe',
  summary: 'Remove a shared recipe',
  host: 'account',
  method: 'POST',
  path: '/api/v2/command-recipes/remove',
  credential: 'authorization',
  extension: extensions.commandRecipes,
  body: v.object({ id: SharedRecipeIdSchema }),
  response: OutcomeSchema,
});
