import type { Drizzle } from '../../../../platform/database/database';
import { inTransaction } from '../../../../platform/database/transaction-retry';
import { requireServerIds } from '../../servers/manage/require-server-ids';
import { incident, incidentUpdate } from '../../tables';
import { requireFreeTitle } from './require-free-title';

type Row = typeof incident.$inferInsert;

export interface IncidentStart extends Omit<Row, 'updatedAt'> {
  servers: number[];
  /** The text of the first update. */
  text: string;
}

/**
 * Writes an incident or planned work with its first update, and returns its id.
 * @throws DomainError already-exists for the title of another one that has not ended, invalid-argument
 */
export async function beginIncident(db: Drizzle, { text, servers, ...row }: IncidentStart): Promise<number> {
  return inTransaction(db, async (tx) => {
    await requireFreeTitle(tx, row);
    const ids = await requireServerIds(tx, servers);
    const [added] = await tx
      .insert(incident)
      .values({ ...row, servers: ids })
      .returning({ id: incident.id });
    if (!added) throw new Error('The incident was not written.');
    await tx.insert(incidentUpdate).values({ incidentId: added.id, state: row.state, text });
    return added.id;
  });
}
