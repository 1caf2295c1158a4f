import { reportText as reportTextCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { requireMember } from '../http/require-member';
import { reportText } from './report-text';

export function reportTextRoute(app: FastifyInstance, context: AskContext): void {
  registerCall(
    app,
    reportTextCall,
    async ({ body, request }) => {
      const member = await requireMember(request, context.db);
      await reportText(context, member, body);
      return { retcode: 0, message: 'ok' };
    },
    askAnswers,
  );
}
