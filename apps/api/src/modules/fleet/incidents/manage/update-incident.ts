import { incidentStates, maintenanceStates, hasIncidentEnded } from '@starhaven/contracts/status';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Drizzle } from '../../../../platform/database/database';
import { inTransaction } from '../../../../platform/database/transaction-retry';
import { checkInput } from '../../../../platform/errors/check-input';
import { DomainError } from '../../../../platform/errors/domain-error';
import { incident, incidentUpdate } from '../../tables';
import { requireIncidentVersion } from '../incident-versions';
import type { SeenIncident } from '../incident-versions';
import { incidentFields } from './incident-fields';

export const IncidentUpdateSchema = v.strictObject({
  text: incidentFields.text,
  /** Missing: the state does not change. `end` is the last state of its kind. */
  state: v.optional(v.union([incidentFields.state, v.literal('end')])),
  impact: v.optional(incidentFields.impact),
});

/**
 * Adds an update to an incident or to planned work, unless it was changed after the caller read it, and returns the state that it has
 * now.
 * @throws DomainError not-found; aborted when somebody has changed it since; invalid-argument; failed-precondition for the end of work that
 * has not begun
 */
export async function updateIncident(
  db: Drizzle,
  seen: SeenIncident,
  input: v.InferInput<typeof IncidentUpdateSchema>,
): Promise<string> {
  const { id } = seen;
  const { text, state, impact } = checkInput(IncidentUpdateSchema, input);
  return inTransaction(db, async (tx) => {
    const row = await requireIncidentVersion(tx, seen);
    const states: readonly string[] = row.kind === 'incident' ? incidentStates : maintenanceStates;
    const next = state === 'end' ? (states.at(-1) ?? row.state) : (state ?? row.state);
    if (!states.includes(next))
      throw new DomainError(
        'invalid-argument',
        `state is wrong; it must be one of ${states.join(', ')} for this kind.`,
      );
    const now = new Date();
    const isEnd = hasIncidentEnded({ state: next });
    const wasOver = hasIncidentEnded({ state: row.state });
    if (isEnd && row.state === 'scheduled' && row.startsAt > now)
      throw new DomainError('failed-precondition', `Maintenance ${id} has not begun.`);
    // An update after the end does not move the end.
    const endsAt = isEnd && !wasOver ? now : isEnd || row.kind === 'maintenance' ? row.endsAt : null;
    await tx
      .update(incident)
      .set({ state: next, impact: impact ?? row.impact, endsAt, updatedAt: now })
      .where(eq(incident.id, id));
    await tx.insert(incidentUpdate).values({ incidentId: id, at: now, state: next, text });
    return next;
  });
}
