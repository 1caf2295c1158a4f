import { reportText as reportTextCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { requireMember } from '../http/require-member';
import { reportText } from './report-text';

export function reportTextRoute(app: FastifyInstance, { db, reports }: AskContext): void {
  registerCall(
    app,
    reportTextCall,
    async ({ body, request }) => {
      const member = await requireMember(request, db);
      await refuseOverLimit(reports, String(member.accountId), 'Too many reports in an hour.');
      await reportText(db, member, body);
      return { retcode: 0, message: 'ok' };
    },
    askAnswers,
  );
}
