import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { SharedRecipeIdSchema, SharedRecipeSchema } from '../entities/command-recipe';

/** If an account shares the same recipe again, it gets the same id (docs/behaviour/commands.md#shared-recipes). */
export const shareCommandRecipe = defineCall({
  name: 'shareCommandRecipe',
  summary: 'Give a recipe a short address',
  host: 'account',
  method: 'POST',
  path: '/api/v2/command-recipes',
  credential: 'authorization',
  extension: extensions.commandRecipes,
  body: SharedRecipeSchema,
  response: answerWith(v.object({ id: SharedRecipeIdSchema })),
});
