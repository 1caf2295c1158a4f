import { listChatMessages as listChatMessagesCall } from '@starhaven/contracts/chat';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { ChatContext } from '../chat-context';
import { viewRoom } from '../chat-view';

export function listChatMessagesRoute(app: FastifyInstance, { db }: ChatContext): void {
  registerCall(
    app,
    listChatMessagesCall,
    async ({ query }) => ({ retcode: 0, message: 'ok', data: await viewRoom(db, query.room, null) }),
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
