import { listFollowedTags as listFollowedTagsCall } from '@starhaven/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../account';
import type { BellContext } from '../bell-context';
import { listFollowed } from './follow';

export function listFollowedTagsRoute(app: FastifyInstance, { db }: BellContext): void {
  registerCall(app, listFollowedTagsCall, async ({ request }) => {
    const { account } = await requireSignedIn(request, db);
    return { retcode: 0, message: 'ok', data: await listFollowed(db, account.id) };
  });
}
