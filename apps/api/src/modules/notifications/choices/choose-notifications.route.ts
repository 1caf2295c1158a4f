import { chooseNotifications as chooseNotificationsCall } from '@starhaven/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../account';
import type { NotificationsContext } from '../notifications-context';
import { chooseNotifications } from './choose-notifications';

export function chooseNotificationsRoute(app: FastifyInstance, { db }: NotificationsContext): void {
  registerCall(app, chooseNotificationsCall, async ({ body, request }) => {
    const { account } = await requireSignedIn(request, db);
    await chooseNotifications(db, account.id, body.choices);
    return { retcode: 0, message: 'ok' };
  });
}
