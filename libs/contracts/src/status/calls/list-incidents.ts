import { IncidentSchema } from '../entities/incident';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { answerListOf } from '../../protocol/wire/list-of';
import { statusCall } from './status-call';

/** All incidents of the last 90 days and all planned work, newest first, at most 100. */
export const listIncidents = defineCall({
  ...statusCall,
  name: 'listIncidents',
  summary: 'Incidents and maintenance, newest first',
  path: '/api/v2/status/incidents',
  topics: ['status'],
  response: answerWith(answerListOf(IncidentSchema)),
});
