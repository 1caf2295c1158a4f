import { logIn } from '../session/calls/log-in';
import { register } from '../session/calls/register';
import { LoginRetcode } from '../session/entities/login-retcode';
import type { CallCodes } from './call-codes';
import { callLists, codeRules, waitFields } from './call-codes';

const { OK, PASSWORD_REQUIRED, PROOF_NEEDED, RATE_LIMITED, SECOND_FACTOR } = LoginRetcode;

/** Logins and registrations. */
export const loginCodes: readonly CallCodes[] = [
  {
    call: logIn,
    list: callLists.account,
    codes: [
      { when: 'logged in', retcode: OK, fields: ['data.token', 'data.sessionKey'], rule: codeRules.account },
      { when: 'too many attempts', status: 429, retcode: RATE_LIMITED, fields: waitFields, rule: codeRules.account },
      { when: 'a guest’s account has a password', retcode: PASSWORD_REQUIRED, rule: codeRules.account },
      { when: 'the name or the password is wrong', retcode: -1 },
      { when: 'the account is banned', retcode: -1 },
      { when: 'the session of a social login has expired', retcode: -1 },
      { when: 'a guest comes from an unknown address', retcode: -1 },
      { when: 'a guest asks for a name that nobody can have', retcode: -1 },
      { when: 'too many new guests', status: 429, retcode: RATE_LIMITED, fields: waitFields },
      { when: 'a field is missing', status: 400, retcode: 400, fields: ['errors.username'] },
      {
        when: 'a second factor is needed, and the caller sends second_factor=yes',
        retcode: SECOND_FACTOR,
        fields: ['challenge'],
      },
      { when: 'a puzzle is needed, and the caller sends proof_of_work=yes', retcode: PROOF_NEEDED, fields: ['puzzle'] },
    ],
  },
  {
    call: register,
    list: callLists.account,
    codes: [
      { when: 'the account was made', retcode: 0 },
      { when: 'the name is taken or not allowed', retcode: -1 },
      { when: 'the password is too common', retcode: -1 },
      { when: 'too many registrations', status: 429, retcode: RATE_LIMITED, fields: waitFields },
      { when: 'a field is missing or wrong', status: 400, retcode: 400, fields: ['errors.password_tes'] },
      { when: 'a puzzle is needed, and the caller sends proof_of_work=yes', retcode: PROOF_NEEDED, fields: ['puzzle'] },
    ],
  },
];
