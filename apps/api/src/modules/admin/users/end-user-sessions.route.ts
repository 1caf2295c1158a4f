import { endUserSessions as endUserSessionsCall } from '@starhaven/contracts/admin';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AdminContext } from '../admin-context';
import { accountIdOf } from '../guard/require-below';
import { runStaffAction } from '../guard/run-staff-action';
import { findStaff } from '../http/find-staff';
import { endUserSessions } from './end-user-sessions';

export function endUserSessionsRoute(app: FastifyInstance, context: AdminContext): void {
  registerCall(app, endUserSessionsCall, async ({ body, request }) => {
    const accountId = accountIdOf(body.uid);
    const sessionId = body.sessionId ? Number(body.sessionId) : null;
    const staff = await findStaff(context, request);
    const ended = await runStaffAction(
      context,
      {
        ...{ staff, permission: 'users.sessions', action: 'user.sessions-ended', subject: `user:${accountId}` },
        details: sessionId === null ? {} : { session: String(sessionId) },
      },
      (tx) =>
        endUserSessions(tx, staff, {
          accountId,
          // No session has the id 0, so an id that is not a number ends none.
          sessionId: Number.isSafeInteger(sessionId) || sessionId === null ? sessionId : 0,
        }),
    );
    return { retcode: 0, message: 'ok', data: { ended } };
  });
}
