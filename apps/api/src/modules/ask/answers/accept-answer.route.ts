import { acceptAnswer as acceptAnswerCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { requireMember } from '../http/require-member';
import { acceptAnswer } from './accept-answer';

export function acceptAnswerRoute(app: FastifyInstance, context: AskContext): void {
  registerCall(
    app,
    acceptAnswerCall,
    async ({ params, body, request }) => {
      const member = await requireMember(request, context.db);
      const id = await acceptAnswer(context, member, { id: params.id, answerId: body.answerId });
      return { retcode: 0, message: 'ok', data: { id: String(id) } };
    },
    askAnswers,
  );
}
