import { removeTotp as removeTotpCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../../platform/http/calls/register-call';
import type { AccountContext } from '../../account-context';
import { auditChange } from '../../http/audit-change';
import { requireSignedIn } from '../../http/require-signed-in';
import { removeTotp } from './remove-totp';

export function removeTotpRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(app, removeTotpCall, async ({ request, body }) => {
    const signedIn = await requireSignedIn(request, context.db);
    await auditChange(context, { request, account: signedIn.account, event: 'factor-removed' }, () =>
      removeTotp(context.secondFactors, { ...signedIn, password: body.password }),
    );
    return { retcode: 200, message: 'ok' };
  });
}
