import { removeQuestion as removeQuestionCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { requireMember } from '../http/require-member';
import { actOnOthers } from '../moderation/ask-act';
import { moderate } from '../moderation/moderate';
import { dropQuestion } from './drop-question';

export function removeQuestionRoute(app: FastifyInstance, context: AskContext): void {
  registerCall(
    app,
    removeQuestionCall,
    async ({ params, request }) => {
      const member = await requireMember(request, context.db);
      const { id } = await moderate(
        { db: context.db, log: request.log, member },
        {
          work: (tx) => dropQuestion({ db: tx }, member, params.id),
          toAct: (text) => actOnOthers(member, text, { event: 'ask-text-removed', kind: 'question' }),
        },
      );
      return { retcode: 0, message: 'ok', data: { id: String(id) } };
    },
    askAnswers,
  );
}
