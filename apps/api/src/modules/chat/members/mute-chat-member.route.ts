import { muteChatMember as muteChatMemberCall } from '@starhaven/contracts/chat';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { ChatContext } from '../chat-context';
import { requireChatModerator } from '../http/require-speaker';
import { auditModeration } from '../http/audit-moderation';
import { muteMember, unmuteMember } from './mute-member';

export function muteChatMemberRoute(app: FastifyInstance, { db }: ChatContext): void {
  registerCall(
    app,
    muteChatMemberCall,
    async ({ body, request }) => {
      const moderator = await requireChatModerator(request, db);
      const { isMuted, until, reason } = body;
      const accountId = Number(body.uid);
      if (isMuted) await muteMember(db, moderator, { accountId, until, reason });
      else await unmuteMember(db, accountId);
      auditModeration(request.log, isMuted ? 'chat-muted' : 'chat-unmuted', {
        moderator,
        member: accountId,
        ...(isMuted ? { until, reason } : {}),
      });
      return { retcode: 0, message: 'ok' };
    },
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
