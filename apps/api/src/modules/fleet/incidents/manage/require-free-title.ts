import { endedIncidentStates } from '@starhaven/contracts/status';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/transaction-retry';
import { DomainError } from '../../../../platform/errors/domain-error';
import { incident } from '../../tables';

/**
 * Refuses a title that an open incident of this kind has, so that a form or a command that is sent twice opens only one
 * incident (docs/behaviour/admin.md#incidents).
 * @throws DomainError already-exists
 */
export async function requireFreeTitle(
  tx: Transaction,
  { kind, title }: Pick<typeof incident.$inferInsert, 'kind' | 'title'>,
): Promise<void> {
  // The other request of a double click waits here until this one is done. A lock of the table could deadlock with a change that waits for
  // a row that the caller has locked.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('incident_title'), hashtext(${`${kind}:${title}`}))`);
  const [same] = await tx
    .select({ id: incident.id })
    .from(incident)
    .where(
      and(eq(incident.kind, kind), eq(incident.title, title), notInArray(incident.state, [...endedIncidentStates])),
    );
  if (!same) return;
  const what = kind === 'incident' ? 'An open incident' : 'Planned work';
  throw new DomainError('already-exists', `${what} has this title already.`, { field: 'title' });
}
