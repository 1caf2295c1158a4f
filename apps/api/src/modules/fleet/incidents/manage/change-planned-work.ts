import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { hasIncidentEnded } from '@starhaven/contracts/status';
import type { Drizzle } from '../../../../platform/database/database';
import { inTransaction } from '../../../../platform/database/transaction-retry';
import { checkInput } from '../../../../platform/errors/check-input';
import { DomainError } from '../../../../platform/errors/domain-error';
import { requireServerIds } from '../../servers/manage/require-server-ids';
import { incident } from '../../tables';
import { anyVersion, requireIncidentVersion } from '../incident-versions';
import type { SeenIncident } from '../incident-versions';
import { incidentFields } from './incident-fields';
import { requireEndAfterStart } from './require-end-after-start';
import { requireFreeTitle } from './require-free-title';

export const WorkChangesSchema = v.strictObject({
  title: v.optional(incidentFields.title),
  components: v.optional(incidentFields.components),
  servers: v.optional(incidentFields.servers),
  start: v.optional(v.date()),
  end: v.optional(v.date()),
});

/**
 * Work that has begun keeps its start. A caller with its version has read that it has begun, and sends a start only because the call
 * requires one, so it is ignored. A caller without a version may not know that it has begun, so a new start is refused.
 */
function toStart(
  row: typeof incident.$inferSelect,
  { version, start }: { version: SeenIncident['version']; start: Date | undefined },
): Date {
  if (start === undefined || row.state === 'scheduled') return start ?? row.startsAt;
  if (version === anyVersion && start.getTime() !== row.startsAt.getTime())
    throw new DomainError('failed-precondition', `Maintenance ${row.id} has begun; its start cannot change.`);
  return row.startsAt;
}

/**
 * Changes planned work that has not ended, unless it was changed after the caller read it.
 * @throws DomainError not-found; aborted when somebody has changed it since; failed-precondition; invalid-argument; already-exists for the
 * title of other planned work that has not ended
 */
export async function changePlannedWork(
  db: Drizzle,
  seen: SeenIncident,
  input: v.InferInput<typeof WorkChangesSchema>,
): Promise<void> {
  const { id, version } = seen;
  const { title, components, servers, start, end } = checkInput(WorkChangesSchema, input);
  await inTransaction(db, async (tx) => {
    const row = await requireIncidentVersion(tx, seen);
    if (row.kind !== 'maintenance') throw new DomainError('not-found', `There is no planned work ${id}.`);
    if (hasIncidentEnded(row)) throw new DomainError('failed-precondition', `Maintenance ${id} has ended.`);
    if (title !== undefined && title !== row.title) await requireFreeTitle(tx, { kind: row.kind, title });
    const times = { startsAt: toStart(row, { version, start }), endsAt: end ?? row.endsAt };
    requireEndAfterStart(times);
    const ids = servers === undefined ? row.servers : await requireServerIds(tx, servers);
    await tx
      .update(incident)
      .set({
        title: title ?? row.title,
        components: components ?? row.components,
        servers: ids,
        ...times,
        updatedAt: new Date(),
      })
      .where(eq(incident.id, id));
  });
}
