import { startTotp as startTotpCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../http/require-signed-in';
import type { SecondFactorContext } from '../second-factor-context';
import { startTotp } from './start-totp';

export function startTotpRoute(app: FastifyInstance, context: SecondFactorContext): void {
  registerCall(app, startTotpCall, async ({ request, body }) => {
    const signedIn = await requireSignedIn(request, context.db);
    return { retcode: 200, message: 'ok', data: await startTotp(context, { ...signedIn, password: body.password }) };
  });
}
