import { listApiKeys as listApiKeysCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AccountContext } from '../account-context';
import { requireSignedIn } from '../http/require-signed-in';
import { listApiKeys } from './list-api-keys';

export function listApiKeysRoute(app: FastifyInstance, { db }: Pick<AccountContext, 'db'>): void {
  registerCall(app, listApiKeysCall, async ({ request }) => {
    const { account } = await requireSignedIn(request, db);
    return { retcode: 200, message: 'ok', data: await listApiKeys(db, account.id) };
  });
}
