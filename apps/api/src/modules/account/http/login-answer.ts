import { LoginRetcode } from '@starhaven/contracts/session';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import type { AccessCodes } from '../access-code/access-codes';
import type { FinishedLogin } from '../login/finish-login';

/** The answer to a successful login, for every way to log in. */
export function loginAnswer(accessCodes: AccessCodes, { account, session, knownDevice }: FinishedLogin) {
  return {
    retcode: LoginRetcode.OK,
    message: 'Login successful',
    data: {
      uid: String(account.id),
      username: account.username,
      name: account.name,
      token: session.token,
      tokenAPI: accessCodes.codeOf(account),
      sessionKey: session.sessionKey,
      expiredlogin: toUnixSeconds(session.expiresAt),
      locale: account.locale,
      role: account.roles,
      roleExpired: toUnixSeconds(account.roleExpiresAt),
    },
    known_device: knownDevice,
  };
}
