import type { IncidentState } from '@starhaven/contracts/status';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { incident, incidentUpdate } from '../tables';

const texts = { in_progress: 'The planned work has begun.', completed: 'The planned work is done.' };

/** Starts planned work at its planned time and ends it at its planned end. Any number of servers may run it. */
export async function advancePlannedWork(db: Drizzle, nowMs: number): Promise<void> {
  const now = new Date(nowMs);
  const hasEnded = lte(incident.endsAt, now);
  const isRunning = and(lte(incident.startsAt, now), or(isNull(incident.endsAt), gt(incident.endsAt, now)));
  const due = await db
    .select()
    .from(incident)
    .where(
      and(
        eq(incident.kind, 'maintenance'),
        or(
          and(eq(incident.state, 'scheduled'), lte(incident.startsAt, now)),
          and(eq(incident.state, 'in_progress'), hasEnded),
        ),
      ),
    );
  for (const { id, state, endsAt } of due) {
    const isOver = endsAt !== null && endsAt <= now;
    const next: IncidentState & keyof typeof texts = isOver ? 'completed' : 'in_progress';
    await inTransaction(db, async (tx) => {
      // Another server may run the same update, and staff may have moved the work since: then its state or its times do not match.
      const [advanced] = await tx
        .update(incident)
        .set({ state: next, updatedAt: now })
        .where(and(eq(incident.id, id), eq(incident.state, state), isOver ? hasEnded : isRunning))
        .returning({ id: incident.id });
      if (advanced) await tx.insert(incidentUpdate).values({ incidentId: id, at: now, state: next, text: texts[next] });
    });
  }
}
