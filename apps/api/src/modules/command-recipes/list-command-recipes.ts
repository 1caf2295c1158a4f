import { desc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { commandRecipe } from './tables';

/** The recipes that an account shares, the newest first. */
export const listCommandRecipes = (db: Drizzle, accountId: number) => {
  const { id, engine, recipe, description, sharedAt } = commandRecipe;
  return db
    .select({ id, engine, recipe, description, sharedAt })
    .from(commandRecipe)
    .where(eq(commandRecipe.accountId, accountId))
    .orderBy(desc(sharedAt), id);
};
