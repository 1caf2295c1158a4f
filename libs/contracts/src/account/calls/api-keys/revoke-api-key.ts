import * as v from 'valibot';
import { OutcomeSchema } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { extensions } from '../../../protocol/extensions';
import { WireIdSchema } from '../../../protocol/wire/wire';

export const revokeApiKey = defineCall({
  name: 'revokeApiKey',
  summary: 'Revoke an API key',
  host: 'account',
  method: 'POST',
  path: '/api/v2/account/api-keys/revoke',
  credential: 'authorization',
  extension: extensions.apiKeys,
  body: v.object({ id: WireIdSchema }),
  response: OutcomeSchema,
});
