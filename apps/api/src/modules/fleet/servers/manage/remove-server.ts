import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../../platform/database/database';
import { DomainError } from '../../../../platform/errors/domain-error';
import { gameServer } from '../../tables';
import { requireServer } from './require-server';

/** Removes a server with its history, and returns its id. @throws DomainError not-found, failed-precondition for demo servers */
export async function removeServer(db: Drizzle, slug: string): Promise<number> {
  const { id, isDemo } = await requireServer(db, slug);
  if (isDemo)
    throw new DomainError(
      'failed-precondition',
      'Demo servers come back at each start; DEMO_FLEET=off hides them all.',
    );
  await db.delete(gameServer).where(eq(gameServer.id, id));
  return id;
}
