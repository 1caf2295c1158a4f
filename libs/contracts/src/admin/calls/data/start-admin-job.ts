import * as v from 'valibot';
import { outcomeWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { NonceSchema } from '../../../protocol/wire/nonce';
import { adminWrite } from '../admin-call';
import { proofEntries } from '../admin-proof';
import { AdminJobSchema, adminJobKinds } from '../../entities/admin-job';

/**
 * Starts one job for each nonce, and answers with it (docs/behaviour/admin.md#jobs). Permission `backups.make` or `backups.restore`,
 * or `content` for links and imports, or `fleet.change` for a game server. `restore` and jobs for a game server need a proof.
 */
export const startAdminJob = defineCall({
  ...adminWrite,
  name: 'startAdminJob',
  summary: 'Start a job',
  path: '/api/v2/admin/jobs/start',
  body: v.object({
    kind: v.picklist(adminJobKinds),
    /** The name of a backup, the slug of a server, `toImportSubject` of an import, or the key of a link. */
    subject: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)), ''),
    nonce: NonceSchema,
    ...proofEntries,
  }),
  response: outcomeWith(AdminJobSchema),
});
