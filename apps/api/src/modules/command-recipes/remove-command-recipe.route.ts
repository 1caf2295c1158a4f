import { removeCommandRecipe as removeCommandRecipeCall } from '@starhaven/contracts/commands';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/calls/register-call';
import { requireSignedIn } from '../account';
import type { RecipesContext } from './recipes-context';
import { removeCommandRecipe } from './remove-command-recipe';

export function removeCommandRecipeRoute(app: FastifyInstance, { db }: RecipesContext): void {
  registerCall(
    app,
    removeCommandRecipeCall,
    async ({ body, request }) => {
      const { account } = await requireSignedIn(request, db);
      await removeCommandRecipe(db, { accountId: account.id, id: body.id });
      return { retcode: 0, message: 'ok' };
    },
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
