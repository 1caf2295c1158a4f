import { editAnswer as editAnswerCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askTextAnswers } from '../http/ask-answers';
import { requireMember } from '../http/require-member';
import { savedToWire } from '../texts/saved-text';
import { editAnswer } from './edit-answer';

export function editAnswerRoute(app: FastifyInstance, context: AskContext): void {
  registerCall(
    app,
    editAnswerCall,
    async ({ params, body, request }) => {
      const member = await requireMember(request, context.db);
      const saved = await editAnswer(context, member, { ...body, id: params.id });
      return { retcode: 0, message: 'ok', data: savedToWire(saved) };
    },
    askTextAnswers(context.db),
  );
}
