import * as v from 'valibot';
import type { Drizzle } from '../../../../platform/database/database';
import { checkInput } from '../../../../platform/errors/check-input';
import { beginIncident } from './begin-incident';
import { aboutEntries } from './incident-fields';
import { requireEndAfterStart } from './require-end-after-start';

export const PlannedWorkSchema = v.strictObject({ ...aboutEntries, start: v.date(), end: v.date() });

/** Plans work, which begins and ends by itself, and returns its id. @throws DomainError already-exists, invalid-argument */
export async function planWork(db: Drizzle, input: v.InferInput<typeof PlannedWorkSchema>): Promise<number> {
  const { start: startsAt, end: endsAt, ...values } = checkInput(PlannedWorkSchema, input);
  requireEndAfterStart({ startsAt, endsAt });
  return beginIncident(db, { ...values, kind: 'maintenance', state: 'scheduled', impact: 'none', startsAt, endsAt });
}
