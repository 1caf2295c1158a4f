import { renewRecoveryCodes as renewRecoveryCodesCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../../platform/http/calls/register-call';
import type { AccountContext } from '../../account-context';
import { auditChange } from '../../http/audit-change';
import { requireSignedIn } from '../../http/require-signed-in';
import { renewRecoveryCodes } from './renew-recovery-codes';

export function renewRecoveryCodesRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(app, renewRecoveryCodesCall, async ({ request, body }) => {
    const signedIn = await requireSignedIn(request, context.db);
    const recoveryCodes = await auditChange(
      context,
      { request, account: signedIn.account, event: 'recovery-codes-renewed' },
      () => renewRecoveryCodes(context.secondFactors, { ...signedIn, password: body.password }),
    );
    return { retcode: 200, message: 'ok', data: { recoveryCodes } };
  });
}
