import { pauseChatRoom as pauseChatRoomCall } from '@starhaven/contracts/chat';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { ChatContext } from '../chat-context';
import { requireChatModerator } from '../http/require-speaker';
import { auditModeration } from '../http/audit-moderation';
import { pauseRoom } from './pause-room';

export function pauseChatRoomRoute(app: FastifyInstance, { db }: ChatContext): void {
  registerCall(
    app,
    pauseChatRoomCall,
    async ({ body, request }) => {
      const moderator = await requireChatModerator(request, db);
      await pauseRoom(db, body);
      const { room, isPaused, reason } = body;
      auditModeration(request.log, isPaused ? 'chat-paused' : 'chat-resumed', { moderator, room, reason });
      return { retcode: 0, message: 'ok' };
    },
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
