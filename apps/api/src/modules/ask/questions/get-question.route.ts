import { getQuestion as getQuestionCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { askAnswers } from '../http/ask-answers';
import { readQuestion } from './read-question';

export function getQuestionRoute(app: FastifyInstance, context: AskContext): void {
  registerCall(
    app,
    getQuestionCall,
    async ({ params, query }) => ({ retcode: 0, message: 'ok', data: await readQuestion(context, params.id, query) }),
    askAnswers,
  );
}
