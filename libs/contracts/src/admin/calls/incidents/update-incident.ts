import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { incidentImpacts, incidentStates, maintenanceStates } from '../../../status/entities/incident';
import { adminWrite } from '../admin-call';
import { seenEntries, TextSchema } from '../incident-call';

/** Posts an update. A missing state or impact stays as it was. The last state of its kind ends the incident. Permission `fleet.act`. */
export const updateIncident = defineCall({
  ...adminWrite,
  name: 'updateIncident',
  summary: 'Post an update of an incident, or end it',
  path: '/api/v2/admin/incidents/update',
  body: v.object({
    ...seenEntries,
    text: TextSchema,
    state: v.optional(v.picklist([...incidentStates, ...maintenanceStates])),
    impact: v.optional(v.picklist(incidentImpacts)),
  }),
  response: OutcomeSchema,
});
