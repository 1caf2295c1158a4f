import { startPasskey as startPasskeyCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../http/require-signed-in';
import type { SecondFactorContext } from '../second-factor-context';
import { startPasskey } from './start-passkey';

export function startPasskeyRoute(app: FastifyInstance, context: SecondFactorContext): void {
  registerCall(app, startPasskeyCall, async ({ request, body }) => {
    const signedIn = await requireSignedIn(request, context.db);
    const options = await startPasskey(context, { ...signedIn, password: body.password });
    return { retcode: 200, message: 'ok', data: { options } };
  });
}
