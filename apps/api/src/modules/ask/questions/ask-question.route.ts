import { askQuestion as askQuestionCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askTextAnswers } from '../http/ask-answers';
import { requireMember } from '../http/require-member';
import { savedToWire } from '../texts/saved-text';
import { askQuestion } from './ask-question';

export function askQuestionRoute(app: FastifyInstance, context: AskContext): void {
  registerCall(
    app,
    askQuestionCall,
    async ({ body, request }) => {
      const member = await requireMember(request, context.db);
      const saved = await askQuestion(context, member, body);
      return { retcode: 0, message: 'ok', data: savedToWire(saved) };
    },
    askTextAnswers(context.db),
  );
}
