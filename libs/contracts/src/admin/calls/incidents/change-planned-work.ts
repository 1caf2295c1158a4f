import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { adminWrite } from '../admin-call';
import { PlannedTimeSchema } from '../../entities/admin-incident';
import { aboutEntries, seenEntries } from '../incident-call';

/** Changes work that has not ended. Once it has begun, its start cannot be changed. Permission `fleet.act`. */
export const changePlannedWork = defineCall({
  ...adminWrite,
  name: 'changePlannedWork',
  summary: 'Change planned work',
  path: '/api/v2/admin/incidents/change',
  body: v.object({ ...seenEntries, ...aboutEntries, start: PlannedTimeSchema, end: PlannedTimeSchema }),
  response: OutcomeSchema,
});
