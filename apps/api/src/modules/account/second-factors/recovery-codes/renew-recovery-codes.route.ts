import { renewRecoveryCodes as renewRecoveryCodesCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../http/require-signed-in';
import type { SecondFactorContext } from '../second-factor-context';
import { renewRecoveryCodes } from './renew-recovery-codes';

export function renewRecoveryCodesRoute(app: FastifyInstance, context: SecondFactorContext): void {
  registerCall(app, renewRecoveryCodesCall, async ({ request, body }) => {
    const { account } = await requireSignedIn(request, context.db);
    const recoveryCodes = await renewRecoveryCodes(context, { account, password: body.password });
    return { retcode: 200, message: 'ok', data: { recoveryCodes } };
  });
}
