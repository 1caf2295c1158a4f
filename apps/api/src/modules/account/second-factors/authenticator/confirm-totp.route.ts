import { confirmTotp as confirmTotpCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../../platform/http/calls/register-call';
import type { AccountContext } from '../../account-context';
import { auditChange } from '../../http/audit-change';
import { requireSignedIn } from '../../http/require-signed-in';
import { confirmTotp } from './confirm-totp';

export function confirmTotpRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(app, confirmTotpCall, async ({ request, body }) => {
    const signedIn = await requireSignedIn(request, context.db);
    const recoveryCodes = await auditChange(
      context,
      { request, account: signedIn.account, event: 'factor-added' },
      () => confirmTotp(context.secondFactors, { ...signedIn, code: body.code }),
    );
    return { retcode: 200, message: 'ok', data: { recoveryCodes } };
  });
}
