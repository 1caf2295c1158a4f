import { extensions } from '@starhaven/contracts/protocol';
import type { FastifyInstance } from 'fastify';
import type { Drizzle } from '../../platform/database/database';
import type { Limits } from '../../platform/limits/limits';
import { getCommandRecipeRoute } from './get-command-recipe.route';
import { listCommandRecipesRoute } from './list-command-recipes.route';
import { createRecipesContext } from './recipes-context';
import { removeCommandRecipeRoute } from './remove-command-recipe.route';
import { shareCommandRecipeRoute } from './share-command-recipe.route';

/** Registers the calls of command recipes that have a short address. */
export function registerCommandRecipesModule(app: FastifyInstance, options: { db: Drizzle; limits: Limits }): void {
  app.extensions.add(extensions.commandRecipes);
  const context = createRecipesContext(options);
  const routes = [shareCommandRecipeRoute, getCommandRecipeRoute, listCommandRecipesRoute, removeCommandRecipeRoute];
  for (const route of routes) route(app, context);
}
