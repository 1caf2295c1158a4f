import { listChatReports as listChatReportsCall } from '@starhaven/contracts/chat';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { ChatContext } from '../chat-context';
import { requireChatModerator } from '../http/require-speaker';
import { listReports } from './list-reports';

export function listChatReportsRoute(app: FastifyInstance, { db }: ChatContext): void {
  registerCall(
    app,
    listChatReportsCall,
    async ({ request }) => {
      await requireChatModerator(request, db);
      return { retcode: 0, message: 'ok', data: await listReports(db) };
    },
    { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } },
  );
}
