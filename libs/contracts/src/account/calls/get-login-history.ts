import * as v from 'valibot';
import { LoginHistoryItemSchema } from '../entities/login-history-item';
import { answerWith } from '../../protocol/answer';
import { defineCall } from '../../protocol/define-call';
import { knownWord } from '../../protocol/known-word';
import { answerListOf } from '../../protocol/list-of';

/** `clear` empties the history; a repeated `clear` changes nothing more (docs/behaviour/account.md#login-history). */
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
