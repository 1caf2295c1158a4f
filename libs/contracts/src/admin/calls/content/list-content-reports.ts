import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { answerListOf } from '../../../protocol/wire/list-of';
import { adminRead } from '../admin-call';
import { ContentReportSchema } from '../../entities/content-report';

/** Chat messages that wait for moderators, oldest first; at most 100 of each kind. Permission `reports`. */
export const listContentReports = defineCall({
  ...adminRead,
  name: 'listContentReports',
  summary: 'Reports and waiting texts',
  path: '/api/v2/admin/reports',
  response: answerWith(answerListOf(ContentReportSchema)),
});
