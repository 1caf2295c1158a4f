import { extensions } from '@starhaven/contracts/protocol';
import type { FastifyInstance } from 'fastify';
import { acceptAnswerRoute } from './answers/accept-answer.route';
import { answerQuestionRoute } from './answers/answer-question.route';
import { editAnswerRoute } from './answers/edit-answer.route';
import { removeAnswerRoute } from './answers/remove-answer.route';
import { createAskContext } from './ask-context';
import type { AskOptions } from './ask-context';
import { askQuestionRoute } from './questions/ask-question.route';
import { closeQuestionRoute } from './marks/close-question.route';
import { editQuestionRoute } from './questions/edit-question.route';
import { getQuestionRoute } from './questions/get-question.route';
import { listQuestionsRoute } from './lists/list-questions.route';
import { removeQuestionRoute } from './questions/remove-question.route';
import { resolveQuestionRoute } from './marks/resolve-question.route';
import { getOwnQuestionRoute } from './own/get-own-question.route';
import { listOwnVotesRoute } from './own/list-own-votes.route';
import { suggestTextsRoute } from './similar/suggest-texts.route';
import { listTextVersionsRoute } from './versions/list-text-versions.route';
import { getTextVersionRoute } from './versions/get-text-version.route';
import { listHiddenVersionsRoute } from './versions/list-hidden-versions.route';
import { getHiddenVersionRoute } from './versions/get-hidden-version.route';
import { keepDraftRoute } from './drafts/keep-draft.route';
import { getKeptDraftRoute } from './drafts/get-kept-draft.route';
import { countQuestionViewRoute } from './views/count-question-view.route';
import { reportTextRoute } from './reports/report-text.route';
import { listTextReportsRoute } from './reports/list-text-reports.route';
import { settleTextReportRoute } from './reports/settle-text-report.route';
import { decideTextRoute } from './review/decide-text.route';
import { removeMemberTextsRoute } from './removals/remove-member-texts.route';
import { restoreMemberTextsRoute } from './removals/restore-member-texts.route';
import { listMemberRemovalsRoute } from './removals/list-member-removals.route';
import { voteOnTextRoute } from './votes/vote-on-text.route';

const routes = [
  ...[listQuestionsRoute, getQuestionRoute, askQuestionRoute, editQuestionRoute, removeQuestionRoute],
  ...[answerQuestionRoute, editAnswerRoute, removeAnswerRoute, acceptAnswerRoute],
  ...[resolveQuestionRoute, closeQuestionRoute, voteOnTextRoute],
  ...[getOwnQuestionRoute, listOwnVotesRoute],
  ...[suggestTextsRoute],
  ...[listTextVersionsRoute, getTextVersionRoute, listHiddenVersionsRoute, getHiddenVersionRoute],
  ...[keepDraftRoute, getKeptDraftRoute],
  ...[countQuestionViewRoute],
  ...[reportTextRoute, listTextReportsRoute, settleTextReportRoute],
  ...[decideTextRoute],
  ...[removeMemberTextsRoute, restoreMemberTextsRoute, listMemberRemovalsRoute],
];

/** The calls of the questions and answers (docs/behaviour/ask.md). */
export function registerAskModule(app: FastifyInstance, options: AskOptions): void {
  app.extensions.add(extensions.ask);
  const context = createAskContext(options);
  for (const route of routes) route(app, context);
  // Stores the views that are not stored yet.
  app.addHook('onClose', () => context.views.stop());
}
