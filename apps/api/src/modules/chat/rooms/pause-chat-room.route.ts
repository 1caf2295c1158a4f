import { pauseChatRoom as pauseChatRoomCall } from '@starhaven/contracts/chat';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { ChatContext } from '../chat-context';
import { requireSpeaker } from '../http/require-speaker';
import { moderateChat } from '../http/moderate-chat';
import { pauseRoom } from './pause-room';

export function pauseChatRoomRoute(app: FastifyInstance, { db }: ChatContext): void {
  registerCall(
    app,
    pauseChatRoomCall,
    async ({ body, request }) => {
      const moderator = await requireSpeaker(request, db);
      const { room, isPaused, reason } = body;
      await moderateChat(
        { db, request, moderator },
        {
          work: (tx) => pauseRoom(tx, moderator, body),
          toAct: () => ({ event: isPaused ? 'chat-paused' : 'chat-resumed', room, reason }),
        },
      );
      return { retcode: 0, message: 'ok' };
    },
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
