import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { adminRead } from '../admin-call';
import { AdminAccessSchema } from '../../entities/admin-access';

/** The caller's current permissions. Members without any permission are refused with 403. */
export const getAdminAccess = defineCall({
  ...adminRead,
  name: 'getAdminAccess',
  summary: 'What the caller may do in the dashboard',
  path: '/api/v2/admin/access',
  response: answerWith(AdminAccessSchema),
});
