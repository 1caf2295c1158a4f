import { getOwnQuestion as getOwnQuestionCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { requireMember } from '../http/require-member';
import { getOwnQuestion } from './get-own-question';

export function getOwnQuestionRoute(app: FastifyInstance, context: AskContext): void {
  registerCall(
    app,
    getOwnQuestionCall,
    async ({ params, query, request }) => {
      const member = await requireMember(request, context.db);
      return { retcode: 0, message: 'ok', data: await getOwnQuestion(context, params.id, { ...query, member }) };
    },
    askAnswers,
  );
}
