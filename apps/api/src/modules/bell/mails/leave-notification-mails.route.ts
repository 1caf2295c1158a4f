import { leaveNotificationMails as leaveNotificationMailsCall } from '@starhaven/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { BellContext } from '../bell-context';
import { leaveMails } from './leave-mails';

export function leaveNotificationMailsRoute(app: FastifyInstance, context: BellContext): void {
  registerCall(
    app,
    leaveNotificationMailsCall,
    async ({ query }) => ({ retcode: 0, message: 'ok', data: { kind: await leaveMails(context, query.leave) } }),
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
