import { and, eq } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { DomainError } from '../../platform/errors/domain-error';
import { commandRecipe } from './tables';

/** Removes the short address of one of the account's recipes. @throws DomainError not-found when the account has no such recipe */
export async function removeCommandRecipe(
  db: Drizzle,
  { accountId, id }: { accountId: number; id: string },
): Promise<void> {
  const removed = await db
    .delete(commandRecipe)
    .where(and(eq(commandRecipe.id, id), eq(commandRecipe.accountId, accountId)))
    .returning({ id: commandRecipe.id });
  if (removed.length === 0) throw new DomainError('not-found', 'You share no such recipe');
}
