import { exportAccount as exportAccountCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import type { AccountContext } from '../account-context';
import { auditChange } from '../http/audit-change';
import { requireSignedIn } from '../http/require-signed-in';
import { exportAccount } from './export-account';

export function exportAccountRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(app, exportAccountCall, async ({ body, request }) => {
    const { account } = await requireSignedIn(request, context.db);
    const sections = await auditChange(context, { request, account, event: 'account-exported' }, () =>
      exportAccount(context, { account, password: body.password }),
    );
    return { retcode: 200, message: 'ok', data: { exportedAt: toUnixSeconds(new Date()), sections } };
  });
}
