import { settleChatReport as settleChatReportCall } from '@starhaven/contracts/chat';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { ChatContext } from '../chat-context';
import { requireChatModerator } from '../http/require-speaker';
import { auditModeration } from '../http/audit-moderation';
import { settleReport } from './settle-reports';

export function settleChatReportRoute(app: FastifyInstance, { db }: ChatContext): void {
  registerCall(
    app,
    settleChatReportCall,
    async ({ body, request }) => {
      const moderator = await requireChatModerator(request, db);
      await settleReport(db, moderator, { id: Number(body.id_message), isRemoved: body.isRemoved });
      auditModeration(request.log, body.isRemoved ? 'chat-message-removed' : 'chat-report-settled', {
        moderator,
        message: body.id_message,
      });
      return { retcode: 0, message: 'ok' };
    },
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
