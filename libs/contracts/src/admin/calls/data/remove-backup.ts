import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { adminWrite } from '../admin-call';
import { proofEntries } from '../admin-proof';

/** Deletes a backup that is not pinned. Permission `backups.restore`, with a proof. */
export const removeBackup = defineCall({
  ...adminWrite,
  name: 'removeBackup',
  summary: 'Delete a backup',
  path: '/api/v2/admin/backups/remove',
  body: v.object({ name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(120)), ...proofEntries }),
  response: OutcomeSchema,
});
