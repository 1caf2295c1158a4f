import { endSession as endSessionCall } from '@starhaven/contracts/session';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AccountContext } from '../account-context';
import { requireSignedIn } from '../http/require-signed-in';
import { endSession } from './end-session';

export function endSessionRoute(app: FastifyInstance, { db }: Pick<AccountContext, 'db'>): void {
  registerCall(app, endSessionCall, async ({ body, request }) => {
    const { account } = await requireSignedIn(request, db);
    await endSession(db, { accountId: account.id, sessionId: body.id });
    return { retcode: 0, message: 'ok' };
  });
}
