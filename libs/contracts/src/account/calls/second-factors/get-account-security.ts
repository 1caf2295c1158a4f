import { AccountSecuritySchema } from '../../entities/account-security';
import { answerWith } from '../../../protocol/answers/answer';
import { defineCall } from '../../../protocol/define-call';
import { securityCall } from './second-factor-call';

export const getAccountSecurity = defineCall({
  ...securityCall,
  method: 'GET',
  name: 'getAccountSecurity',
  summary: 'How the account is protected',
  path: '/api/v2/account/security',
  response: answerWith(AccountSecuritySchema),
});
