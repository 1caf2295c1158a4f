import * as v from 'valibot';
import { LoginHistoryItemSchema } from '../entities/login-history-item';
import { answerOrEmpty } from '../../protocol/answers/answer';
import { defineCall } from '../../protocol/define-call';
import { knownWord } from '../../protocol/wire/known-word';
import { answerListOf } from '../../protocol/wire/list-of';
import { WireCountSchema, WireIntegerSchema } from '../../protocol/wire/wire';

const PageSchema = v.optional(v.pipe(WireIntegerSchema, v.minValue(1), v.maxValue(1000)));

/** `clear` empties the history; repeating `clear` has no further effect (docs/behaviour/account.md#login-history). */
export const getLoginHistory = defineCall({
  name: 'getLoginHistory',
  summary: 'The logins of the account, or clear them',
  host: 'account',
  method: 'GET',
  path: '/api/v2/account/history',
  query: v.object({
    action: knownWord('clear'),
    /** From 1 (extension `account-extras`); without it the answer has the newest 200 logins. */
    page: PageSchema,
    limit: PageSchema,
  }),
  response: answerOrEmpty(answerListOf(LoginHistoryItemSchema), [], {
    /** All logins; only with `page`. */
    total: v.optional(WireCountSchema),
  }),
  credential: 'token',
});
