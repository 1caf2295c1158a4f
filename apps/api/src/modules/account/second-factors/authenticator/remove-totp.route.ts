import { removeTotp as removeTotpCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../http/require-signed-in';
import type { SecondFactorContext } from '../second-factor-context';
import { removeTotp } from './remove-totp';

export function removeTotpRoute(app: FastifyInstance, context: SecondFactorContext): void {
  registerCall(app, removeTotpCall, async ({ request, body }) => {
    const { account } = await requireSignedIn(request, context.db);
    await removeTotp(context, { account, password: body.password });
    return { retcode: 200, message: 'ok' };
  });
}
