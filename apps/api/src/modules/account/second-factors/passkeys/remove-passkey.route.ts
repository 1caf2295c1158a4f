import { removePasskey as removePasskeyCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../../platform/http/calls/register-call';
import type { AccountContext } from '../../account-context';
import { auditChange } from '../../http/audit-change';
import { requireSignedIn } from '../../http/require-signed-in';
import { removePasskey } from './remove-passkey';

export function removePasskeyRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(
    app,
    removePasskeyCall,
    async ({ request, body }) => {
      const signedIn = await requireSignedIn(request, context.db);
      await auditChange(context, { request, account: signedIn.account, event: 'factor-removed' }, () =>
        removePasskey(context.secondFactors, { ...signedIn, id: body.id, password: body.password }),
      );
      return { retcode: 200, message: 'ok' };
    },
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
