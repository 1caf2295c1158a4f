import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { answerListOf } from '../../../protocol/wire/list-of';
import { adminRead } from '../admin-call';
import { AdminJobSchema } from '../../entities/admin-job';

/** The newest 50. Permission `overview`. */
export const listAdminJobs = defineCall({
  ...adminRead,
  name: 'listAdminJobs',
  summary: 'Jobs that staff started',
  path: '/api/v2/admin/jobs',
  response: answerWith(answerListOf(AdminJobSchema)),
});
