import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { adminWrite } from '../admin-call';
import { PlannedTimeSchema } from '../../entities/admin-incident';
import { aboutEntries, TextSchema } from '../incident-call';

/**
 * Plans work, which begins and ends automatically. Refused with the field `title` if work with the same title has not ended. Permission
 * `fleet.act`.
 */
export const planWork = defineCall({
  ...adminWrite,
  name: 'planWork',
  summary: 'Plan maintenance',
  path: '/api/v2/admin/incidents/plan',
  body: v.object({ ...aboutEntries, text: TextSchema, start: PlannedTimeSchema, end: PlannedTimeSchema }),
  response: OutcomeSchema,
});
