import { followStatus as followStatusCall } from '@starhaven/contracts/notifications';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/calls/register-call';
import { requireSignedIn } from '../account';
import { followStatus } from './follow-status';
import type { FollowsContext } from './follows-context';

export function followStatusRoute(app: FastifyInstance, context: FollowsContext): void {
  registerCall(app, followStatusCall, async ({ body, request }) => {
    const { account } = await requireSignedIn(request, context.db);
    await followStatus(context, account.id, body);
    return { retcode: 0, message: 'ok' };
  });
}
