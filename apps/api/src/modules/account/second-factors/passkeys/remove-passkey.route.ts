import { removePasskey as removePasskeyCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../http/require-signed-in';
import type { SecondFactorContext } from '../second-factor-context';
import { removePasskey } from './remove-passkey';

export function removePasskeyRoute(app: FastifyInstance, context: SecondFactorContext): void {
  registerCall(
    app,
    removePasskeyCall,
    async ({ request, body }) => {
      const { account } = await requireSignedIn(request, context.db);
      await removePasskey(context, { account, id: body.id, password: body.password });
      return { retcode: 200, message: 'ok' };
    },
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
