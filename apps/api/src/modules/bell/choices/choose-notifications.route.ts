import { chooseNotifications as chooseNotificationsCall } from '@starhaven/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../account';
import type { BellContext } from '../bell-context';
import { choose } from './choose';

export function chooseNotificationsRoute(app: FastifyInstance, { db }: BellContext): void {
  registerCall(app, chooseNotificationsCall, async ({ body, request }) => {
    const { account } = await requireSignedIn(request, db);
    await choose(db, account.id, body.choices);
    return { retcode: 0, message: 'ok' };
  });
}
