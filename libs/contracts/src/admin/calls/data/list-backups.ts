import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { answerListOf } from '../../../protocol/wire/list-of';
import { adminRead } from '../admin-call';
import { BackupSchema } from '../../entities/database-state';

/** All finished backups, the newest first. Permission `database.read`. */
export const listBackups = defineCall({
  ...adminRead,
  name: 'listBackups',
  summary: 'Backups',
  path: '/api/v2/admin/backups',
  response: answerWith(answerListOf(BackupSchema)),
});
