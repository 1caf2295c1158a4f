import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { adminRead } from '../admin-call';
import { AdminHandbookSchema } from '../../entities/admin-handbook';

/** The data of the handbook, the formats that can be read, and the uploaded files. Permission `content`. */
export const getAdminHandbook = defineCall({
  ...adminRead,
  name: 'getAdminHandbook',
  summary: 'Data of the handbook',
  path: '/api/v2/admin/handbook',
  response: answerWith(AdminHandbookSchema),
});
