import { leaveNotificationMails as leaveNotificationMailsCall } from '@starhaven/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { NotificationsContext } from '../notifications-context';
import { leaveNotificationMails } from './leave-notification-mails';

export function leaveNotificationMailsRoute(app: FastifyInstance, context: NotificationsContext): void {
  registerCall(
    app,
    leaveNotificationMailsCall,
    async ({ query }) => ({
      retcode: 0,
      message: 'ok',
      data: { kind: await leaveNotificationMails(context, query.leave) },
    }),
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
