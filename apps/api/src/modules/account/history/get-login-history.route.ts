import { getLoginHistory } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AccountContext } from '../account-context';
import { auditChange } from '../http/audit-change';
import { requireSignedIn } from '../http/require-signed-in';
import { clearLogins } from './clear-logins';
import { countLogins, listLogins, maxLogins } from './list-logins';

const pageLength = 20;

export function getLoginHistoryRoute(app: FastifyInstance, context: AccountContext): void {
  const { db } = context;
  registerCall(app, getLoginHistory, async ({ query, request }) => {
    const { account } = await requireSignedIn(request, db);
    if (query.action === 'clear') {
      await auditChange(context, { request, account, event: 'history-cleared' }, () => clearLogins(db, account.id));
    }
    const { page, limit = pageLength } = query;
    if (page === undefined) {
      return { retcode: 0, message: 'ok', data: await listLogins(db, account.id, { page: 1, limit: maxLogins }) };
    }
    const data = await listLogins(db, account.id, { page, limit: Math.min(limit, maxLogins) });
    return { retcode: 0, message: 'ok', data, total: await countLogins(db, account.id) };
  });
}
