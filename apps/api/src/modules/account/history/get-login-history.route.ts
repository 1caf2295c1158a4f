import { getLoginHistory } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AccountContext } from '../account-context';
import { requireSignedIn } from '../http/require-signed-in';
import { clearLogins, listLogins } from './login-history';

export function getLoginHistoryRoute(app: FastifyInstance, { db }: Pick<AccountContext, 'db'>): void {
  registerCall(app, getLoginHistory, async ({ query, request }) => {
    const { account } = await requireSignedIn(request, db);
    if (query.action === 'clear') await clearLogins(db, account.id);
    return { retcode: 0, message: 'ok', data: await listLogins(db, account.id) };
  });
}
