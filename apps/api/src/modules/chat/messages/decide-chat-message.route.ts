import { decideChatMessage as decideChatMessageCall } from '@starhaven/contracts/chat';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { ChatContext } from '../chat-context';
import { requireSpeaker } from '../http/require-speaker';
import { moderateChat } from '../http/moderate-chat';
import { decideMessage } from './decide-message';

export function decideChatMessageRoute(app: FastifyInstance, { db }: ChatContext): void {
  registerCall(
    app,
    decideChatMessageCall,
    async ({ body, request }) => {
      const moderator = await requireSpeaker(request, db);
      const { id_message, isApproved } = body;
      const event = isApproved ? 'chat-message-approved' : 'chat-message-rejected';
      await moderateChat(
        { db, request, moderator },
        {
          work: (tx) => decideMessage(tx, moderator, { id: Number(id_message), isApproved }),
          toAct: (member) => ({ event, member, message: id_message }),
        },
      );
      return { retcode: 0, message: 'ok' };
    },
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
