import { WebSessionSchema } from '../../entities/web-session';
import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { answerListOf } from '../../../protocol/wire/list-of';
import { sessionCall } from './session-call';

export const listSessions = defineCall({
  ...sessionCall,
  name: 'listSessions',
  summary: 'The sessions of the account that have not ended, newest use first',
  method: 'GET',
  path: '/api/v2/account/sessions',
  response: answerWith(answerListOf(WebSessionSchema)),
});
