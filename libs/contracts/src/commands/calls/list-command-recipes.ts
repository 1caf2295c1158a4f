import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { UnixSecondsSchema } from '../../protocol/wire/wire';
import { SharedRecipeIdSchema, SharedRecipeSchema } from '../entities/command-recipe';

/** The recipes that an account shares, the newest first; at most 100. */
export const listCommandRecipes = defineCall({
  name: 'listCommandRecipes',
  summary: 'The recipes that the account shares',
  host: 'account',
  method: 'GET',
  path: '/api/v2/account/command-recipes',
  credential: 'authorization',
  extension: extensions.commandRecipes,
  response: answerWith(
    v.array(v.object({ ...SharedRecipeSchema.entries, id: SharedRecipeIdSchema, sharedAt: UnixSecondsSchema })),
  ),
});
