import { listFollowedTags as listFollowedTagsCall } from '@starhaven/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../account';
import type { NotificationsContext } from '../notifications-context';
import { listFollowedTags } from './list-followed-tags';

export function listFollowedTagsRoute(app: FastifyInstance, { db }: NotificationsContext): void {
  registerCall(app, listFollowedTagsCall, async ({ request }) => {
    const { account } = await requireSignedIn(request, db);
    return { retcode: 0, message: 'ok', data: await listFollowedTags(db, account.id) };
  });
}
