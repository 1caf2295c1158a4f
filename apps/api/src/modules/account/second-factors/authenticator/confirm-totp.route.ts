import { confirmTotp as confirmTotpCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../http/require-signed-in';
import type { SecondFactorContext } from '../second-factor-context';
import { confirmTotp } from './confirm-totp';

export function confirmTotpRoute(app: FastifyInstance, context: SecondFactorContext): void {
  registerCall(app, confirmTotpCall, async ({ request, body }) => {
    const { account } = await requireSignedIn(request, context.db);
    const recoveryCodes = await confirmTotp(context, { account, code: body.code });
    return { retcode: 200, message: 'ok', data: { recoveryCodes } };
  });
}
