import { listNotifications as listNotificationsCall } from '@starhaven/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../account';
import type { BellContext } from '../bell-context';
import { listEntries } from './list-entries';
import { unreadOf } from './unread-of';

export function listNotificationsRoute(app: FastifyInstance, { db }: BellContext): void {
  registerCall(app, listNotificationsCall, async ({ query, request }) => {
    const { account } = await requireSignedIn(request, db);
    const { entries, next } = await listEntries(db, account.id, query);
    const unread = (await unreadOf(db, [account.id])).get(account.id) ?? 0;
    return { retcode: 0, message: 'ok', data: entries, next, unread };
  });
}
