import { addPasskey as addPasskeyCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../http/require-signed-in';
import type { SecondFactorContext } from '../second-factor-context';
import { addPasskey } from './add-passkey';

export function addPasskeyRoute(app: FastifyInstance, context: SecondFactorContext): void {
  registerCall(app, addPasskeyCall, async ({ request, body }) => {
    const { account } = await requireSignedIn(request, context.db);
    const recoveryCodes = await addPasskey(context, { account, name: body.name, responseJson: body.response });
    return { retcode: 200, message: 'ok', data: { recoveryCodes } };
  });
}
