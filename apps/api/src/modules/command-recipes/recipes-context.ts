import type { Drizzle } from '../../platform/database/database';
import type { Limit, Limits } from '../../platform/limits/limits';

/** The dependencies of the verbs of this module. */
export interface RecipesContext {
  db: Drizzle;
  /** Recipes that an account shares in an hour. */
  shares: Limit;
}

/** docs/behaviour/commands.md#shared-recipes */
export const createRecipesContext = ({ db, limits }: { db: Drizzle; limits: Limits }): RecipesContext => ({
  db,
  shares: limits.create({ name: 'command-recipe', max: 30, windowSeconds: 60 * 60 }),
});
