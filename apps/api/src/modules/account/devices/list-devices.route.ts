import { listDevices as listDevicesCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AccountContext } from '../account-context';
import { requireSignedIn } from '../http/require-signed-in';
import { listDevices } from './list-devices';

export function listDevicesRoute(app: FastifyInstance, { db }: Pick<AccountContext, 'db'>): void {
  registerCall(app, listDevicesCall, async ({ request }) => {
    const { account } = await requireSignedIn(request, db);
    return { retcode: 0, message: 'ok', data: await listDevices(db, account.id) };
  });
}
