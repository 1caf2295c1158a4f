import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { SharedRecipeIdSchema, SharedRecipeSchema } from '../entities/command-recipe';

/** A shared recipe, for everybody who has its address. -1: it does not exist, or its owner has removed it. */
export const getCommandRecipe = defineCall({
  name: 'getCommandRecipe',
  summary: 'A shared recipe',
  host: 'account',
  method: 'GET',
  path: '/api/v2/command-recipes/:id',
  params: v.object({ id: SharedRecipeIdSchema }),
  extension: extensions.commandRecipes,
  response: answerWith(SharedRecipeSchema),
});
