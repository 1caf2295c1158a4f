import { getCommandRecipe as getCommandRecipeCall } from '@starhaven/contracts/commands';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/calls/register-call';
import { getCommandRecipe } from './get-command-recipe';
import type { RecipesContext } from './recipes-context';

export function getCommandRecipeRoute(app: FastifyInstance, { db }: RecipesContext): void {
  registerCall(
    app,
    getCommandRecipeCall,
    async ({ params }) => ({ retcode: 0, message: 'ok', data: await getCommandRecipe(db, params.id) }),
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
