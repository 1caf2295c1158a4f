import { endSession, getSessionState, listSessions, logOut } from '@starhaven/contracts';
import type { FastifyInstance } from 'fastify';
import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { registerCall } from '../../../platform/http/register-call';
import { toUnixSeconds } from '../unix-seconds';
import { endOwnSession, endSessionOfKey } from './end-own-session';
import { endSessions } from './end-sessions';
import { findSessionKey } from './find-session-key';
import { listOwnSessions } from './list-sessions';
import { requireAccount } from './require-account';

const done = { retcode: 0, message: 'ok' };

/** State, list and end of sessions (extension `sessions`). */
export function registerSessionRoutes(app: FastifyInstance, db: Drizzle): void {
  registerCall(app, getSessionState, async ({ request }) => {
    const { account, session } = await requireAccount(request, db);
    const data = {
      uid: String(account.id),
      username: account.username,
      name: account.name,
      locale: account.locale,
      role: account.roles,
      roleExpired: toUnixSeconds(account.roleExpiresAt),
      expiredlogin: toUnixSeconds(session.expiresAt),
      tokenAPI: account.apiCode,
    };
    return { ...done, data };
  });

  registerCall(app, logOut, async ({ body, request }) => {
    if (body.everywhere) {
      const { account } = await requireAccount(request, db);
      await inTransaction(db, (tx) => endSessions(tx, account.id, 'logout'));
    } else {
      const key = findSessionKey(request);
      if (key !== null) await endSessionOfKey(db, key);
    }
    return done;
  });

  registerCall(app, listSessions, async ({ request }) => ({
    ...done,
    data: await listOwnSessions(db, await requireAccount(request, db)),
  }));

  registerCall(app, endSession, async ({ body, request }) => {
    const { account } = await requireAccount(request, db);
    await endOwnSession(db, account.id, body.id);
    return done;
  });
}
