import { getNotificationChoices as getNotificationChoicesCall } from '@starhaven/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../account';
import type { NotificationsContext } from '../notifications-context';
import { listChoices } from './list-choices';

export function getNotificationChoicesRoute(app: FastifyInstance, { db }: NotificationsContext): void {
  registerCall(app, getNotificationChoicesCall, async ({ request }) => {
    const { account } = await requireSignedIn(request, db);
    const choices = await listChoices(db, account.id);
    const canMail = account.email !== null && account.emailVerifiedAt !== null;
    return { retcode: 0, message: 'ok', data: { choices, canMail } };
  });
}
