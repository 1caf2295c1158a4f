import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { incidentImpacts } from '../../../status/entities/incident';
import { adminWrite } from '../admin-call';
import { aboutEntries, TextSchema } from '../incident-call';

/** Reports an incident. Refused with the field `title` if an open incident has the same title. Permission `fleet.act`. */
export const openIncident = defineCall({
  ...adminWrite,
  name: 'openIncident',
  summary: 'Report an incident',
  path: '/api/v2/admin/incidents/open',
  body: v.object({ ...aboutEntries, text: TextSchema, impact: v.picklist(incidentImpacts) }),
  response: OutcomeSchema,
});
