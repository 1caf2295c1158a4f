import { getOwnChat as getOwnChatCall } from '@starhaven/contracts/chat';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { ChatContext } from '../chat-context';
import { requireSpeaker } from '../http/require-speaker';
import { viewOwnChat } from '../chat-view';

export function getOwnChatRoute(app: FastifyInstance, { db }: ChatContext): void {
  registerCall(
    app,
    getOwnChatCall,
    async ({ query, request }) => {
      const viewer = await requireSpeaker(request, db);
      return { retcode: 0, message: 'ok', data: await viewOwnChat(db, query.room, viewer) };
    },
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
