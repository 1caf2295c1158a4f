import { readNotifications as readNotificationsCall } from '@starhaven/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../account';
import type { BellContext } from '../bell-context';
import { markRead } from './mark-read';
import { unreadOf } from './unread-of';

export function readNotificationsRoute(app: FastifyInstance, { db }: BellContext): void {
  registerCall(app, readNotificationsCall, async ({ body, request }) => {
    const { account } = await requireSignedIn(request, db);
    await markRead(db, account.id, body);
    const unread = (await unreadOf(db, [account.id])).get(account.id) ?? 0;
    return { retcode: 0, message: 'ok', data: { unread } };
  });
}
