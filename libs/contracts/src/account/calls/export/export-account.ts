import * as v from 'valibot';
import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { extensions } from '../../../protocol/extensions';
import { UnixSecondsSchema } from '../../../protocol/wire/wire';

/**
 * All data of an account, as a copy for its owner (docs/behaviour/account.md#export). `sections` has one list of plain rows for each kind
 * of data. Later versions may add kinds.
 */
export const exportAccount = defineCall({
  name: 'exportAccount',
  summary: 'All data of the account',
  host: 'account',
  method: 'POST',
  path: '/api/v2/account/export',
  credential: 'authorization',
  extension: extensions.accountExport,
  body: v.object({ password: v.pipe(v.string(), v.maxLength(1024)) }),
  response: answerWith(
    v.object({
      exportedAt: UnixSecondsSchema,
      sections: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
    }),
  ),
});
