import { getApiKeyAccess } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AccountContext } from '../account-context';
import { requireApiKey } from '../http/require-api-key';
import { toWireApiKey } from './api-key-to-wire';

export function getApiKeyAccessRoute(app: FastifyInstance, { apiKeyGuard }: Pick<AccountContext, 'apiKeyGuard'>): void {
  registerCall(app, getApiKeyAccess, async ({ request }) => {
    const { apiKey } = await requireApiKey(request, apiKeyGuard);
    return { retcode: 200, message: 'ok', data: toWireApiKey(apiKey) };
  });
}
