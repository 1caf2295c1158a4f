import * as v from 'valibot';
import { outcomeWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { adminWrite } from '../admin-call';
import { proofEntries } from '../admin-proof';
import { ServerKeySchema } from '../../entities/admin-server';

/** Makes a new key; the old one stops at once. Permission `fleet.change`, with a proof. */
export const renewServerKey = defineCall({
  ...adminWrite,
  name: 'renewServerKey',
  summary: 'Replace the key of an agent',
  path: '/api/v2/admin/servers/key',
  body: v.object({ slug: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)), ...proofEntries }),
  response: outcomeWith(ServerKeySchema),
});
