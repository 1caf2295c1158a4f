import * as v from 'valibot';
import { AccountSecuritySchema } from '../../entities/account-security';
import { WebSessionSchema } from '../../../session/entities/web-session';
import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { knownWord } from '../../../protocol/wire/known-word';
import { listOf } from '../../../protocol/wire/list-of';
import { securityCall } from './second-factor-call';

export const getAccountSecurity = defineCall({
  ...securityCall,
  method: 'GET',
  name: 'getAccountSecurity',
  summary: 'How the account is protected',
  path: '/api/v2/account/security',
  query: v.object({
    /** Asks for `sessions` (extension `security-sessions`). */
    sessions: knownWord('yes'),
  }),
  response: answerWith(
    v.object({
      ...AccountSecuritySchema.entries,
      /** As in `listSessions`; missing if they were not requested. */
      sessions: v.optional(listOf(WebSessionSchema)),
    }),
  ),
});
