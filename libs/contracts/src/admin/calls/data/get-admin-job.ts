import * as v from 'valibot';
import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { WireIdSchema } from '../../../protocol/wire/wire';
import { adminRead } from '../admin-call';
import { AdminJobSchema } from '../../entities/admin-job';

/** The progress of one job. Permission `overview`. */
export const getAdminJob = defineCall({
  ...adminRead,
  name: 'getAdminJob',
  summary: 'One job',
  path: '/api/v2/admin/jobs/:id',
  params: v.object({ id: WireIdSchema }),
  response: answerWith(AdminJobSchema),
});
