import { listMemberRemovals as listMemberRemovalsCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { requireMember } from '../http/require-member';
import { listMemberRemovals } from './list-member-removals';

export function listMemberRemovalsRoute(app: FastifyInstance, { db }: AskContext): void {
  registerCall(app, listMemberRemovalsCall, async ({ request }) => {
    const member = await requireMember(request, db);
    return { retcode: 0, message: 'ok', data: await listMemberRemovals(db, member) };
  });
}
