import * as v from 'valibot';
import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { extensions } from '../../../protocol/extensions';
import { ApiKeySchema } from '../../entities/api-key';

const TextListSchema = v.pipe(v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64))), v.maxLength(50));

/** Only this answer contains `key`; afterwards only its first characters are known (docs/behaviour/account.md#api-keys). */
export const createApiKey = defineCall({
  name: 'createApiKey',
  summary: 'Make an API key; it is shown once',
  host: 'account',
  method: 'POST',
  path: '/api/v2/account/api-keys',
  credential: 'authorization',
  extension: extensions.apiKeys,
  body: v.object({
    password: v.pipe(v.string(), v.maxLength(1024)),
    name: v.pipe(v.string(), v.maxLength(1000)),
    isReadOnly: v.boolean(),
    servers: TextListSchema,
    commands: TextListSchema,
    addresses: TextListSchema,
    /** Days until it expires. */
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)),
  }),
  response: answerWith(v.object({ key: v.pipe(v.string(), v.nonEmpty()), apiKey: ApiKeySchema })),
});
