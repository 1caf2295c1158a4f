import { listCommandRecipes as listCommandRecipesCall } from '@starhaven/contracts/commands';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/calls/register-call';
import { toUnixSeconds } from '../../platform/time/to-unix-seconds';
import { requireSignedIn } from '../account';
import { listCommandRecipes } from './list-command-recipes';
import type { RecipesContext } from './recipes-context';

export function listCommandRecipesRoute(app: FastifyInstance, { db }: RecipesContext): void {
  registerCall(app, listCommandRecipesCall, async ({ request }) => {
    const { account } = await requireSignedIn(request, db);
    const rows = await listCommandRecipes(db, account.id);
    const data = rows.map((row) => ({ ...row, sharedAt: toUnixSeconds(row.sharedAt) }));
    return { retcode: 0, message: 'ok', data };
  });
}
