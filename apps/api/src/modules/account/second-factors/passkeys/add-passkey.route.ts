import { addPasskey as addPasskeyCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../../platform/http/calls/register-call';
import type { AccountContext } from '../../account-context';
import { auditChange } from '../../http/audit-change';
import { requireSignedIn } from '../../http/require-signed-in';
import { addPasskey } from './add-passkey';

export function addPasskeyRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(app, addPasskeyCall, async ({ request, body }) => {
    const signedIn = await requireSignedIn(request, context.db);
    const recoveryCodes = await auditChange(
      context,
      { request, account: signedIn.account, event: 'factor-added' },
      () => addPasskey(context.secondFactors, { ...signedIn, name: body.name, responseJson: body.response }),
    );
    return { retcode: 200, message: 'ok', data: { recoveryCodes } };
  });
}
