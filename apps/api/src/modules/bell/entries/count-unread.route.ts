import { countUnread as countUnreadCall } from '@starhaven/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../account';
import type { BellContext } from '../bell-context';
import { unreadOf } from './unread-of';

export function countUnreadRoute(app: FastifyInstance, { db }: BellContext): void {
  registerCall(app, countUnreadCall, async ({ request }) => {
    const { account } = await requireSignedIn(request, db);
    const unread = (await unreadOf(db, [account.id])).get(account.id) ?? 0;
    return { retcode: 0, message: 'ok', data: { unread } };
  });
}
