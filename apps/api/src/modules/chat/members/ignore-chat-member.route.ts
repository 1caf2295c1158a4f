import { ignoreChatMember as ignoreChatMemberCall } from '@starhaven/contracts/chat';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import type { ChatContext } from '../chat-context';
import { requireSpeaker } from '../http/require-speaker';
import { tooMany } from '../http/too-many';
import { ignoreMember, unignoreMember } from './ignore-member';

export function ignoreChatMemberRoute(app: FastifyInstance, { db, limits }: ChatContext): void {
  registerCall(
    app,
    ignoreChatMemberCall,
    async ({ body, request }) => {
      const { accountId } = await requireSpeaker(request, db);
      await refuseOverLimit(limits.ignores, String(accountId), tooMany);
      const change = { accountId, ignoredId: Number(body.uid) };
      await (body.isIgnored ? ignoreMember(db, change) : unignoreMember(db, change));
      return { retcode: 0, message: 'ok' };
    },
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
