import * as v from 'valibot';
import { outcomeWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { adminWrite } from '../admin-call';
import { HandbookUploadSchema } from '../../entities/admin-handbook';

/**
 * Uploads files of game data. A file's name may contain its folders, as when a browser sends a folder. This call imports nothing:
 * `startAdminJob` does that (docs/behaviour/admin.md#handbook-data). Permission `content`.
 */
export const uploadHandbookData = defineCall({
  ...adminWrite,
  name: 'uploadHandbookData',
  summary: 'Send data for the handbook',
  path: '/api/v2/admin/handbook/uploads',
  body: v.object({ files: v.array(v.blob()) }),
  bodyEncoding: 'multipart',
  response: outcomeWith(HandbookUploadSchema),
});
