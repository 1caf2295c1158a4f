import { countUnread as countUnreadCall } from '@starhaven/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../account';
import type { NotificationsContext } from '../notifications-context';
import { countUnreadByAccount } from './count-unread-by-account';

export function countUnreadRoute(app: FastifyInstance, { db }: NotificationsContext): void {
  registerCall(app, countUnreadCall, async ({ request }) => {
    const { account } = await requireSignedIn(request, db);
    const unread = (await countUnreadByAccount(db, [account.id])).get(account.id) ?? 0;
    return { retcode: 0, message: 'ok', data: { unread } };
  });
}
