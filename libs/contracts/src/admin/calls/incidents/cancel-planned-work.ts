import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { adminWrite } from '../admin-call';
import { seenEntries } from '../incident-call';

/** Cancels work that has not begun. The status page no longer shows it. Permission `fleet.act`. */
export const cancelPlannedWork = defineCall({
  ...adminWrite,
  name: 'cancelPlannedWork',
  summary: 'Cancel planned work',
  path: '/api/v2/admin/incidents/cancel',
  body: v.object(seenEntries),
  response: OutcomeSchema,
});
