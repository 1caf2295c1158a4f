import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { extensions } from '../../../protocol/extensions';
import { ApiKeySchema } from '../../entities/api-key';

/** The API key of the request, in `Authorization`; session keys are refused. */
export const getApiKeyAccess = defineCall({
  name: 'getApiKeyAccess',
  summary: 'What the API key of this request may do',
  host: 'account',
  method: 'GET',
  path: '/api/v2/api-key',
  credential: 'authorization',
  extension: extensions.apiKeys,
  response: answerWith(ApiKeySchema),
});
