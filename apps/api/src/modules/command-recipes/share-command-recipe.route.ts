import { shareCommandRecipe as shareCommandRecipeCall } from '@starhaven/contracts/commands';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/calls/register-call';
import { requireSignedIn } from '../account';
import type { RecipesContext } from './recipes-context';
import { shareCommandRecipe } from './share-command-recipe';

export function shareCommandRecipeRoute(app: FastifyInstance, context: RecipesContext): void {
  registerCall(app, shareCommandRecipeCall, async ({ body, request }) => {
    const { account } = await requireSignedIn(request, context.db);
    const id = await shareCommandRecipe(context, { ...body, accountId: account.id });
    return { retcode: 0, message: 'ok', data: { id } };
  });
}
