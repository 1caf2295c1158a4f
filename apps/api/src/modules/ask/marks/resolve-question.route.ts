import { resolveQuestion as resolveQuestionCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { requireMember } from '../http/require-member';
import { resolveQuestion } from './resolve-question';

export function resolveQuestionRoute(app: FastifyInstance, context: AskContext): void {
  registerCall(
    app,
    resolveQuestionCall,
    async ({ params, body, request }) => {
      const member = await requireMember(request, context.db);
      const { id } = await resolveQuestion(context, member, { id: params.id, isResolved: body.isResolved });
      return { retcode: 0, message: 'ok', data: { id: String(id) } };
    },
    askAnswers,
  );
}
