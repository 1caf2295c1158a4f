import { revokeApiKey as revokeApiKeyCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AccountContext } from '../account-context';
import { auditChange } from '../http/audit-change';
import { requireSignedIn } from '../http/require-signed-in';
import { revokeApiKey } from './revoke-api-key';

export function revokeApiKeyRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(
    app,
    revokeApiKeyCall,
    async ({ body, request }) => {
      const { account } = await requireSignedIn(request, context.db);
      await auditChange(context, { request, account, event: 'api-key-revoked' }, () =>
        revokeApiKey(context.db, { accountId: account.id, keyId: body.id }),
      );
      return { retcode: 200, message: 'ok' };
    },
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
