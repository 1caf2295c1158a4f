import { listChatReports as listChatReportsCall } from '@starhaven/contracts/chat';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { ChatContext } from '../chat-context';
import { requireSpeaker } from '../http/require-speaker';
import { listChatReports } from './list-chat-reports';

export function listChatReportsRoute(app: FastifyInstance, { db }: ChatContext): void {
  registerCall(
    app,
    listChatReportsCall,
    async ({ request }) => {
      const speaker = await requireSpeaker(request, db);
      return { retcode: 0, message: 'ok', data: await listChatReports(db, speaker) };
    },
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
