import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { hasIncidentEnded } from '@starhaven/contracts/status';
import type { Drizzle } from '../../../../platform/database/database';
import { inTransaction } from '../../../../platform/database/transaction-retry';
import { checkInput } from '../../../../platform/errors/check-input';
import { DomainError } from '../../../../platform/errors/domain-error';
import { requireServerIds } from '../../servers/manage/require-server-ids';
import { incident } from '../../tables';
import { incidentFields } from './incident-fields';
import { requireEndAfterStart } from './require-end-after-start';

export const WorkChangesSchema = v.strictObject({
  title: v.optional(incidentFields.title),
  components: v.optional(incidentFields.components),
  servers: v.optional(incidentFields.servers),
  start: v.optional(v.date()),
  end: v.optional(v.date()),
});

/**
 * Changes planned work that has not ended. The start cannot change after the work has begun.
 * @throws DomainError not-found, failed-precondition, invalid-argument
 */
export async function changePlannedWork(
  db: Drizzle,
  id: number,
  input: v.InferInput<typeof WorkChangesSchema>,
): Promise<void> {
  const { title, components, servers, start, end } = checkInput(WorkChangesSchema, input);
  await inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(incident).where(eq(incident.id, id)).for('update');
    if (row?.kind !== 'maintenance') throw new DomainError('not-found', `There is no planned work ${id}.`);
    if (hasIncidentEnded(row)) throw new DomainError('failed-precondition', `Maintenance ${id} has ended.`);
    if (start && row.state !== 'scheduled' && start.getTime() !== row.startsAt.getTime())
      throw new DomainError('failed-precondition', `Maintenance ${id} has begun; its start cannot change.`);
    const times = { startsAt: start ?? row.startsAt, endsAt: end ?? row.endsAt };
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
