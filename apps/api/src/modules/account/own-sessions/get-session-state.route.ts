import { getSessionState } from '@starhaven/contracts/session';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import type { AccountContext } from '../account-context';
import { requireSignedIn } from '../http/require-signed-in';

export function getSessionStateRoute(
  app: FastifyInstance,
  { db, accessCodes }: Pick<AccountContext, 'db' | 'accessCodes'>,
): void {
  registerCall(app, getSessionState, async ({ request }) => {
    const { account, session } = await requireSignedIn(request, db);
    const data = {
      uid: String(account.id),
      username: account.username,
      name: account.name,
      locale: account.locale,
      role: account.roles,
      roleExpired: toUnixSeconds(account.roleExpiresAt),
      expiredlogin: toUnixSeconds(session.expiresAt),
      tokenAPI: accessCodes.codeOf(account),
    };
    return { retcode: 0, message: 'ok', data };
  });
}
