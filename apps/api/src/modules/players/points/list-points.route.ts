import { listPoints as listPointsCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../account';
import type { PlayersContext } from '../players-context';
import { listPoints } from './list-points';

export function listPointsRoute(app: FastifyInstance, { db }: PlayersContext): void {
  registerCall(app, listPointsCall, async ({ request }) => {
    const { account } = await requireSignedIn(request, db);
    const data = await listPoints(db, { accountId: account.id, now: new Date() });
    return { retcode: 0, message: 'ok', data: { balance: account.points, ...data } };
  });
}
