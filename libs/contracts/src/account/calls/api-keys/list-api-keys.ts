import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { extensions } from '../../../protocol/extensions';
import { answerListOf } from '../../../protocol/wire/list-of';
import { ApiKeySchema } from '../../entities/api-key';

export const listApiKeys = defineCall({
  name: 'listApiKeys',
  summary: 'The API keys of the account',
  host: 'account',
  method: 'GET',
  path: '/api/v2/account/api-keys',
  credential: 'authorization',
  extension: extensions.apiKeys,
  response: answerWith(answerListOf(ApiKeySchema)),
});
