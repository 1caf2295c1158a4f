import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { adminWrite } from '../admin-call';
import { proofEntries } from '../admin-proof';

/** Removes a game server with its history. Permission `fleet.change`, with a proof. */
export const removeFleetServer = defineCall({
  ...adminWrite,
  name: 'removeFleetServer',
  summary: 'Remove a game server',
  path: '/api/v2/admin/servers/remove',
  body: v.object({ slug: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)), ...proofEntries }),
  response: OutcomeSchema,
});
