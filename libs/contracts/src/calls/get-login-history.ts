import * as v from 'valibot';
import { LoginHistoryItemSchema } from '../entities/login-history-item';
import { answerWith } from '../lib/answer';
import { defineCall } from '../lib/define-call';
import { knownWord } from '../lib/known-word';
import { answerListOf } from '../lib/list-of';

/** `clear` empties the history; doing so twice changes nothing more (docs/behaviour/account.md#login-history). */
export const getLoginHistory = defineCall({
  name: 'getLoginHistory',
  summary: 'The logins of the account, or clear them',
  host: 'account',
  method: 'GET',
  path: '/api/v2/account/history',
  query: v.object({ action: knownWord('clear') }),
  response: answerWith(answerListOf(LoginHistoryItemSchema)),
  credential: 'token',
});
