import * as v from 'valibot';
import type { Drizzle } from '../../../../platform/database/database';
import { checkInput } from '../../../../platform/errors/check-input';
import { beginIncident } from './begin-incident';
import { aboutEntries, incidentFields } from './incident-fields';

export const NewIncidentSchema = v.strictObject({
  ...aboutEntries,
  impact: v.optional(incidentFields.impact, 'degraded'),
});

/** Opens an incident, and returns its id. @throws DomainError already-exists, invalid-argument */
export async function openIncident(db: Drizzle, input: v.InferInput<typeof NewIncidentSchema>): Promise<number> {
  const values = checkInput(NewIncidentSchema, input);
  return beginIncident(db, { ...values, kind: 'incident', state: 'investigating', startsAt: new Date() });
}
