import { listFollowedStatus as listFollowedStatusCall } from '@starhaven/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/calls/register-call';
import { requireSignedIn } from '../account';
import type { FollowsContext } from './follows-context';
import { listFollowed } from './list-followed';

export function listFollowedStatusRoute(app: FastifyInstance, { db }: FollowsContext): void {
  registerCall(app, listFollowedStatusCall, async ({ request }) => {
    const { account } = await requireSignedIn(request, db);
    return { retcode: 0, message: 'ok', data: await listFollowed(db, account.id) };
  });
}
