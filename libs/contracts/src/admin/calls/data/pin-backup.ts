import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { adminWrite } from '../admin-call';

/** Protects a backup from rotation, or ends the protection. Permission `backups.make`. */
export const pinBackup = defineCall({
  ...adminWrite,
  name: 'pinBackup',
  summary: 'Keep a backup',
  path: '/api/v2/admin/backups/pin',
  body: v.object({ name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(120)), isPinned: v.boolean() }),
  response: OutcomeSchema,
});
