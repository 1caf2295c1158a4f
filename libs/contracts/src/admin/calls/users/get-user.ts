import * as v from 'valibot';
import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { WireIdSchema } from '../../../protocol/wire/wire';
import { adminRead } from '../admin-call';
import { AdminUserDetailsSchema } from '../../entities/admin-user';

/** One account with sessions, logins and addresses. Permission `users.read`. */
export const getUser = defineCall({
  ...adminRead,
  name: 'getUser',
  summary: 'One account',
  path: '/api/v2/admin/users/:uid',
  params: v.object({ uid: WireIdSchema }),
  response: answerWith(AdminUserDetailsSchema),
});
