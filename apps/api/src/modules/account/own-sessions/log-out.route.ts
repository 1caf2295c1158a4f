import { logOut } from '@starhaven/contracts/session';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AccountContext } from '../account-context';
import { findSessionKey } from '../http/find-session-key';
import { auditChange } from '../http/audit-change';
import { requireSignedIn } from '../http/require-signed-in';
import { endSessions } from '../sessions/end-sessions';
import { endSessionOfKey } from './end-session-of-key';

export function logOutRoute(app: FastifyInstance, context: AccountContext): void {
  const { db } = context;
  registerCall(app, logOut, async ({ body, request }) => {
    if (body.everywhere) {
      const { account } = await requireSignedIn(request, db);
      await auditChange(context, { request, account, event: 'sessions-ended' }, () =>
        inTransaction(db, (tx) => endSessions(tx, account.id, 'logout')),
      );
    } else {
      const key = findSessionKey(request);
      if (key !== null) await endSessionOfKey(db, key);
    }
    return { retcode: 0, message: 'ok' };
  });
}
