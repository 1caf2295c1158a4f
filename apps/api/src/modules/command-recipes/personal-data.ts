import { asc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { toUnixSeconds } from '../../platform/time/to-unix-seconds';
import type { FindPersonalData } from '../account';
import { commandRecipe } from './tables';

/** The recipes that an account shared, for its export (docs/behaviour/account.md#export). */
export const findRecipesData =
  (db: Drizzle): FindPersonalData =>
  async (accountId) => {
    const recipes = await db
      .select()
      .from(commandRecipe)
      .where(eq(commandRecipe.accountId, accountId))
      .orderBy(asc(commandRecipe.sharedAt));
    return {
      sharedRecipes: recipes.map(({ id, engine, recipe, description, sharedAt }) => ({
        ...{ id, engine, recipe, description },
        sharedAt: toUnixSeconds(sharedAt),
      })),
    };
  };
