import { createApiKey as createApiKeyCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AccountContext } from '../account-context';
import { auditChange } from '../http/audit-change';
import { requireSignedIn } from '../http/require-signed-in';
import { toWireApiKey } from './api-key-to-wire';
import { createApiKey } from './create-api-key';

export function createApiKeyRoute(app: FastifyInstance, context: AccountContext): void {
  registerCall(app, createApiKeyCall, async ({ body, request }) => {
    const signedIn = await requireSignedIn(request, context.db);
    const { password, ...wanted } = body;
    const { key, row } = await auditChange(
      context,
      { request, account: signedIn.account, event: 'api-key-created' },
      () => createApiKey(context, { ...signedIn, password, wanted }),
    );
    return { retcode: 200, message: 'ok', data: { key, apiKey: toWireApiKey(row) } };
  });
}
