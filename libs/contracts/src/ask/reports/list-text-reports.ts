import * as v from 'valibot';
import { answerWith } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { extensions } from '../../protocol/extensions';
import { ReportedTextSchema } from './text-report';

/** For moderators: texts with open reports and texts that wait for review, the oldest first; at most 100 of each. */
export const listTextReports = defineCall({
  name: 'listTextReports',
  summary: 'Reported and waiting questions and answers',
  host: 'book',
  method: 'GET',
  path: '/ask/reports',
  credential: 'authorization',
  extension: extensions.ask,
  response: answerWith(v.object({ reported: v.array(ReportedTextSchema), waiting: v.array(ReportedTextSchema) })),
});
