import { listSessions as listSessionsCall } from '@starhaven/contracts/session';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AccountContext } from '../account-context';
import { requireSignedIn } from '../http/require-signed-in';
import { listSessions } from './list-sessions';

export function listSessionsRoute(app: FastifyInstance, { db }: Pick<AccountContext, 'db'>): void {
  registerCall(app, listSessionsCall, async ({ request }) => ({
    retcode: 0,
    message: 'ok',
    data: await listSessions(db, await requireSignedIn(request, db)),
  }));
}
