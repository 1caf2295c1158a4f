import { listQuestions as listQuestionsCall } from '@starhaven/contracts/ask';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../../platform/http/calls/register-call';
import type { AskContext } from '../ask-context';
import { listQuestions } from './list-questions';

export function listQuestionsRoute(app: FastifyInstance, { db }: AskContext): void {
  registerCall(app, listQuestionsCall, async ({ query }) => {
    const { questions, upTo, next } = await listQuestions(db, query);
    return { retcode: 0, message: 'ok', data: questions, upTo, next };
  });
}
