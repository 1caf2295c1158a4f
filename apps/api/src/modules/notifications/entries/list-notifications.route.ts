import { listNotifications as listNotificationsCall } from '@starhaven/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../account';
import type { NotificationsContext } from '../notifications-context';
import { listNotifications } from './list-notifications';
import { countUnreadByAccount } from './count-unread-by-account';

export function listNotificationsRoute(app: FastifyInstance, { db }: NotificationsContext): void {
  registerCall(app, listNotificationsCall, async ({ query, request }) => {
    const { account } = await requireSignedIn(request, db);
    const { entries, next } = await listNotifications(db, account.id, query);
    const unread = (await countUnreadByAccount(db, [account.id])).get(account.id) ?? 0;
    return { retcode: 0, message: 'ok', data: entries, next, unread };
  });
}
