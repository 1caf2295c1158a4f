import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { DomainError } from '../../../platform/errors/domain-error';
import { incident } from '../tables';

/** Each change sets a new time of the last update, so this time identifies the state of an incident. */
const versionOf = ({ updatedAt }: { updatedAt: Date }): string => String(updatedAt.getTime());

/** For callers that do not read an incident before they change it, such as the operator's command. No payload can become this symbol. */
export const anyVersion: unique symbol = Symbol('any version');

/** An incident as the caller read it. */
export interface SeenIncident {
  id: number;
  version: string | typeof anyVersion;
}

/** The version of each incident, by its id. */
export async function listIncidentVersions(db: Drizzle): Promise<Map<string, string>> {
  const rows = await db.select({ id: incident.id, updatedAt: incident.updatedAt }).from(incident);
  return new Map(rows.map((row) => [String(row.id), versionOf(row)]));
}

/**
 * Locks an incident, unless it was changed after the caller read it.
 * @throws DomainError not-found; aborted when somebody has changed it since
 */
export async function requireIncidentVersion(
  tx: Transaction,
  { id, version }: SeenIncident,
): Promise<typeof incident.$inferSelect> {
  const [row] = await tx.select().from(incident).where(eq(incident.id, id)).for('update');
  if (!row)
    throw new DomainError(
      'not-found',
      version === anyVersion ? `There is no incident ${id}.` : 'This incident has been removed.',
    );
  if (version !== anyVersion && versionOf(row) !== version)
    throw new DomainError(
      'aborted',
      'This has changed since you opened it. Look at what is stored now, then send it again.',
    );
  return row;
}
