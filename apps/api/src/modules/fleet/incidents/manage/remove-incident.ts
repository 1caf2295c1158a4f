import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../../platform/database/database';
import { DomainError } from '../../../../platform/errors/domain-error';
import { incident } from '../../tables';

/** Deletes an incident or planned work with all its updates. @throws DomainError not-found */
export async function removeIncident(db: Drizzle, id: number): Promise<void> {
  const removed = await db.delete(incident).where(eq(incident.id, id)).returning({ id: incident.id });
  if (removed.length === 0) throw new DomainError('not-found', `There is no incident ${id}.`);
}
