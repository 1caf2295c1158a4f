import { settleTextReport as settleTextReportCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { requireMember } from '../http/require-member';
import { moderate } from '../moderation/moderate';
import { settleTextReport } from './settle-text-report';

export function settleTextReportRoute(app: FastifyInstance, { db }: AskContext): void {
  registerCall(
    app,
    settleTextReportCall,
    async ({ body, request }) => {
      const moderator = await requireMember(request, db);
      const event = body.isRemoved ? 'ask-text-removed' : 'ask-report-settled';
      await moderate(
        { db, log: request.log, member: moderator },
        {
          work: (tx) => settleTextReport(tx, moderator, body),
          toAct: () => ({ event, text: `${body.kind} ${body.id}` }),
        },
      );
      return { retcode: 0, message: 'ok' };
    },
    askAnswers,
  );
}
