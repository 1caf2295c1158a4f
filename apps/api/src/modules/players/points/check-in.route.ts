import { checkIn as checkInCall } from '@starhaven/contracts/account';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../account';
import type { PlayersContext } from '../players-context';
import { checkIn } from './check-in';

export function checkInRoute(app: FastifyInstance, { db, log }: PlayersContext): void {
  registerCall(app, checkInCall, async ({ request }) => {
    const { account } = await requireSignedIn(request, db);
    const data = await checkIn(db, { accountId: account.id, now: new Date() });
    log.info({ event: 'check-in', outcome: 'ok', uid: account.id, earned: data.earned }, 'account event');
    return { retcode: 0, message: 'ok', data };
  });
}
