import { removeAnswer as removeAnswerCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { requireMember } from '../http/require-member';
import { dropAnswer } from './drop-answer';

export function removeAnswerRoute(app: FastifyInstance, context: AskContext): void {
  registerCall(
    app,
    removeAnswerCall,
    async ({ params, request }) => {
      const member = await requireMember(request, context.db);
      const id = await dropAnswer(context, member, params.id);
      return { retcode: 0, message: 'ok', data: { id: String(id) } };
    },
    askAnswers,
  );
}
