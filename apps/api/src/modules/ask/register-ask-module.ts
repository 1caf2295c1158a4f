import { extensions } from '@starhaven/contracts/protocol';
import type { FastifyInstance } from 'fastify';
import { acceptAnswerRoute } from './answers/accept-answer.route';
import { answerQuestionRoute } from './answers/answer-question.route';
import { editAnswerRoute } from './answers/edit-answer.route';
import { removeAnswerRoute } from './answers/remove-answer.route';
import { createAskContext } from './ask-context';
import type { AskOptions } from './ask-context';
import { askQuestionRoute } from './questions/ask-question.route';
import { closeQuestionRoute } from './questions/close-question.route';
import { editQuestionRoute } from './questions/edit-question.route';
import { getQuestionRoute } from './questions/get-question.route';
import { listQuestionsRoute } from './questions/list-questions.route';
import { removeQuestionRoute } from './questions/remove-question.route';
import { resolveQuestionRoute } from './questions/resolve-question.route';
import { voteOnTextRoute } from './votes/vote-on-text.route';

const routes = [
  ...[listQuestionsRoute, getQuestionRoute, askQuestionRoute, editQuestionRoute, removeQuestionRoute],
  ...[answerQuestionRoute, editAnswerRoute, removeAnswerRoute, acceptAnswerRoute],
  ...[resolveQuestionRoute, closeQuestionRoute, voteOnTextRoute],
];

/** The calls of the questions and answers (docs/behaviour/ask.md). */
export function registerAskModule(app: FastifyInstance, options: AskOptions): void {
  app.extensions.add(extensions.ask);
  const context = createAskContext(options);
  for (const route of routes) route(app, context);
}
