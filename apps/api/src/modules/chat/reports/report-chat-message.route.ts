import { reportChatMessage as reportChatMessageCall } from '@starhaven/contracts/chat';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import type { ChatContext } from '../chat-context';
import { requireSpeaker } from '../http/require-speaker';
import { tooMany } from '../http/too-many';
import { reportMessage } from './report-message';

export function reportChatMessageRoute(app: FastifyInstance, { db, limits }: ChatContext): void {
  registerCall(
    app,
    reportChatMessageCall,
    async ({ body, request }) => {
      const { accountId } = await requireSpeaker(request, db);
      await refuseOverLimit(limits.reports, String(accountId), tooMany);
      await reportMessage(db, { accountId, messageId: Number(body.id_message), reason: body.reason });
      return { retcode: 0, message: 'ok' };
    },
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
