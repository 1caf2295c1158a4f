import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { adminRead } from '../admin-call';
import { DatabaseStateSchema } from '../../entities/database-state';

/** Permission `database.read`. */
export const getDatabaseState = defineCall({
  ...adminRead,
  name: 'getDatabaseState',
  summary: 'Size, tables and migrations of the database',
  path: '/api/v2/admin/database',
  response: answerWith(DatabaseStateSchema),
});
