import { settleChatReport as settleChatReportCall } from '@starhaven/contracts/chat';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { ChatContext } from '../chat-context';
import { requireSpeaker } from '../http/require-speaker';
import { moderateChat } from '../http/moderate-chat';
import { settleReport } from './settle-reports';

export function settleChatReportRoute(app: FastifyInstance, { db }: ChatContext): void {
  registerCall(
    app,
    settleChatReportCall,
    async ({ body, request }) => {
      const moderator = await requireSpeaker(request, db);
      const event = body.isRemoved ? 'chat-message-removed' : 'chat-report-settled';
      await moderateChat(
        { db, request, moderator },
        {
          work: (tx) => settleReport(tx, moderator, { id: Number(body.id_message), isRemoved: body.isRemoved }),
          toAct: () => ({ event, message: body.id_message }),
        },
      );
      return { retcode: 0, message: 'ok' };
    },
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
