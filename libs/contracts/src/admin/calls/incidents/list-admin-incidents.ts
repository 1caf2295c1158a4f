import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { answerListOf } from '../../../protocol/wire/list-of';
import { adminRead } from '../admin-call';
import { AdminIncidentSchema } from '../../entities/admin-incident';

/** Incidents and planned work of the last 90 days and all that have not ended, newest first, at most 100. Permission `fleet.read`. */
export const listAdminIncidents = defineCall({
  ...adminRead,
  name: 'listAdminIncidents',
  summary: 'Incidents and planned work',
  path: '/api/v2/admin/incidents',
  response: answerWith(answerListOf(AdminIncidentSchema)),
});
