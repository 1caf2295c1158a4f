import { readNotifications as readNotificationsCall } from '@starhaven/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../account';
import type { NotificationsContext } from '../notifications-context';
import { readNotifications } from './read-notifications';
import { countUnreadByAccount } from './count-unread-by-account';

export function readNotificationsRoute(app: FastifyInstance, { db }: NotificationsContext): void {
  registerCall(app, readNotificationsCall, async ({ body, request }) => {
    const { account } = await requireSignedIn(request, db);
    await readNotifications(db, account.id, body);
    const unread = (await countUnreadByAccount(db, [account.id])).get(account.id) ?? 0;
    return { retcode: 0, message: 'ok', data: { unread } };
  });
}
