import { listDeliveries as listDeliveriesCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../account';
import type { PlayersContext } from '../players-context';
import { listDeliveries } from './list-deliveries';

export function listDeliveriesRoute(app: FastifyInstance, context: PlayersContext): void {
  registerCall(app, listDeliveriesCall, async ({ request }) => {
    const { account } = await requireSignedIn(request, context.db);
    return { retcode: 0, message: 'ok', data: await listDeliveries(context, account.id) };
  });
}
