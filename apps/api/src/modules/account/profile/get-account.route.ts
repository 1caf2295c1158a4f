import { getAccount } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AccountContext } from '../account-context';
import { requireSignedIn } from '../http/require-signed-in';
import { accountToWire } from './account-to-wire';

export function getAccountRoute(app: FastifyInstance, { db }: Pick<AccountContext, 'db'>): void {
  registerCall(app, getAccount, async ({ request }) => {
    const signedIn = await requireSignedIn(request, db);
    return { retcode: 200, message: 'ok', data: { account: await accountToWire(db, signedIn), player: [] } };
  });
}
