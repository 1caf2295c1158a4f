import type { SharedRecipe } from '@starhaven/contracts/commands';
import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { DomainError } from '../../platform/errors/domain-error';
import { commandRecipe } from './tables';

/** A shared recipe by its id. @throws DomainError not-found */
export async function getCommandRecipe(db: Drizzle, id: string): Promise<SharedRecipe> {
  const { engine, recipe, description } = commandRecipe;
  const [row] = await db.select({ engine, recipe, description }).from(commandRecipe).where(eq(commandRecipe.id, id));
  if (!row) throw new DomainError('not-found', 'This recipe does not exist, or its owner has removed it');
  return row;
}
