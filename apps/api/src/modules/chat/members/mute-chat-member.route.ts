import { muteChatMember as muteChatMemberCall } from '@starhaven/contracts/chat';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { ChatContext } from '../chat-context';
import { requireSpeaker } from '../http/require-speaker';
import { moderateChat } from '../http/moderate-chat';
import { muteMember, unmuteMember } from './mute-member';

export function muteChatMemberRoute(app: FastifyInstance, { db }: ChatContext): void {
  registerCall(
    app,
    muteChatMemberCall,
    async ({ body, request }) => {
      const moderator = await requireSpeaker(request, db);
      const { isMuted, until, reason } = body;
      const accountId = Number(body.uid);
      await moderateChat(
        { db, request, moderator },
        {
          work: (tx) =>
            isMuted ? muteMember(tx, moderator, { accountId, until, reason }) : unmuteMember(tx, moderator, accountId),
          toAct: () => ({
            ...{ event: isMuted ? 'chat-muted' : 'chat-unmuted', member: accountId },
            ...(isMuted ? { until, reason } : {}),
          }),
        },
      );
      return { retcode: 0, message: 'ok' };
    },
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
