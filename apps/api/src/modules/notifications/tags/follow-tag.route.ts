import { followTag as followTagCall } from '@starhaven/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { requireSignedIn } from '../../account';
import type { NotificationsContext } from '../notifications-context';
import { followTag } from './follow-tag';

export function followTagRoute(app: FastifyInstance, { db }: NotificationsContext): void {
  registerCall(app, followTagCall, async ({ body, request }) => {
    const { account } = await requireSignedIn(request, db);
    await followTag(db, account.id, body);
    return { retcode: 0, message: 'ok' };
  });
}
