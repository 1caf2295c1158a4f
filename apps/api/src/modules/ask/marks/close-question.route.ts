import { closeQuestion as closeQuestionCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { requireMember } from '../http/require-member';
import { moderate } from '../moderation/moderate';
import { closeQuestion } from './close-question';

export function closeQuestionRoute(app: FastifyInstance, context: AskContext): void {
  registerCall(
    app,
    closeQuestionCall,
    async ({ params, body, request }) => {
      const member = await requireMember(request, context.db);
      const { id } = await moderate(
        { db: context.db, log: request.log, member },
        {
          work: (tx) => closeQuestion({ db: tx }, member, { id: params.id, isClosed: body.isClosed }),
          toAct: (question) => ({
            event: body.isClosed ? 'ask-question-closed' : 'ask-question-opened',
            text: `question ${question.id}`,
          }),
        },
      );
      return { retcode: 0, message: 'ok', data: { id: String(id) } };
    },
    askAnswers,
  );
}
