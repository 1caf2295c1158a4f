import { createHash, randomBytes } from 'node:crypto';
import type { SharedRecipe } from '@starhaven/contracts/commands';
import { recipeFromText } from '@starhaven/game-commands';
import { count, eq, sql } from 'drizzle-orm';
import { inTransaction } from '../../platform/database/transaction-retry';
import { DomainError } from '../../platform/errors/domain-error';
import { refuseOverLimit } from '../../platform/limits/refuse-over-limit';
import type { RecipesContext } from './recipes-context';
import { commandRecipe } from './tables';

const maxRecipes = 100;

/**
 * Gives a recipe a short address; the same recipe of the same account keeps its address (docs/behaviour/commands.md#shared-recipes).
 * @throws DomainError invalid-argument for a text that is not a recipe, rate-limited, failed-precondition when there are too many
 */
export async function shareCommandRecipe(
  { db, shares }: RecipesContext,
  { accountId, engine, recipe, description }: SharedRecipe & { accountId: number },
): Promise<string> {
  if (recipeFromText(recipe) === null)
    throw new DomainError('invalid-argument', 'This is not a recipe', { field: 'recipe' });
  await refuseOverLimit(shares, String(accountId));
  const digest = createHash('sha256')
    .update(JSON.stringify([engine, recipe, description]))
    .digest('base64url');
  return inTransaction(db, async (tx) => {
    // Without the lock, two parallel requests of one account could exceed the limit together.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('command_recipe'), ${accountId})`);
    const [row] = await tx
      .insert(commandRecipe)
      .values({ id: randomBytes(9).toString('base64url'), accountId, engine, recipe, description, digest })
      .onConflictDoUpdate({ target: [commandRecipe.accountId, commandRecipe.digest], set: { digest } })
      .returning({ id: commandRecipe.id });
    if (!row) throw new Error('The shared recipe was not returned.');
    const [kept] = await tx
      .select({ recipes: count() })
      .from(commandRecipe)
      .where(eq(commandRecipe.accountId, accountId));
    if ((kept?.recipes ?? 0) > maxRecipes) {
      // The transaction is rolled back.
      throw new DomainError(
        'failed-precondition',
        `An account shares at most ${maxRecipes} recipes. Remove one first.`,
      );
    }
    return row.id;
  });
}
