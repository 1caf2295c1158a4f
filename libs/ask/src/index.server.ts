export { headers as askHeaders, loader as askLoader } from './routes/ask/ask.route.server';
export {
  headers as questionHeaders,
  loader as questionLoader,
  ownHeaders as ownQuestionHeaders,
  ownLoader as ownQuestionLoader,
} from './routes/question/question.route.server';
export { action as newAction, headers as newHeaders, loader as newLoader } from './routes/new/new.route.server';
export {
  action as answerAction,
  headers as answerHeaders,
  loader as answerLoader,
} from './routes/answer/answer.route.server';
export { action as editAction, headers as editHeaders, loader as editLoader } from './routes/edit/edit.route.server';
export {
  action as manageAction,
  headers as manageHeaders,
  loader as manageLoader,
} from './routes/manage/manage.route.server';
export { headers as versionsHeaders, loader as versionsLoader } from './routes/versions/versions.route.server';
export { action as voteAction, loader as voteLoader } from './routes/vote/vote.route.server';
export { loader as ownVotesLoader } from './routes/own-votes/own-votes.route.server';
export { loader as similarLoader } from './routes/similar/similar.route.server';
export { action as draftAction, loader as draftLoader } from './routes/draft/draft.route.server';
export { action as viewAction, loader as viewLoader } from './routes/view/view.route.server';
export { loader as embedsLoader } from './routes/embeds/embeds.route.server';
export {
  action as previewMarkdownAction,
  loader as previewMarkdownLoader,
} from './routes/preview-markdown/preview-markdown.route.server';
export { atomLoader, rssLoader } from './routes/feed/feed.route.server';
