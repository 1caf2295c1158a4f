import { endSession as endSessionCall } from '@starhaven/contracts/session';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AccountContext } from '../account-context';
import { auditChange } from '../http/audit-change';
import { requireSignedIn } from '../http/require-signed-in';
import { endSession } from './end-session';

export function endSessionRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(app, endSessionCall, async ({ body, request }) => {
    const { account } = await requireSignedIn(request, context.db);
    await auditChange(context, { request, account, event: 'session-ended' }, () =>
      endSession(context.db, { accountId: account.id, sessionId: body.id }),
    );
    return { retcode: 0, message: 'ok' };
  });
}
