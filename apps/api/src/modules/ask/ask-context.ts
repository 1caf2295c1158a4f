import type { Database, Drizzle } from '../../platform/database/database';
import type { Limit, Limits } from '../../platform/limits/limits';
import type { Logger } from '../../platform/logging/logger';
import { HtmlRenewal, ViewCounter } from '../blog';
import type { RenderPost } from '../blog';
import { storeQuestionViews } from './views/store-question-views';

/** Which new texts wait for a moderator (docs/behaviour/ask.md#review). */
export type ReviewMode = 'off' | 'first' | 'all';

export interface AskOptions {
  database: Database;
  limits: Limits;
  log: Logger;
  render: RenderPost;
  findReview: () => Promise<ReviewMode>;
}

/** The dependencies of the verbs of this module. */
export interface AskContext {
  db: Drizzle;
  log: Logger;
  render: RenderPost;
  renewal: HtmlRenewal;
  /** Finds the mode that applies now. Do not call it within a transaction: it may read the database. */
  findReview: () => Promise<ReviewMode>;
  views: ViewCounter;
  /** Texts and edits of an account in an hour (docs/behaviour/ask.md#limits-of-accounts). */
  texts: Limit;
  /** The same for an account in its first day. */
  textsOfNew: Limit;
  textsOfModerators: Limit;
  /** Votes of an account in a minute. */
  votes: Limit;
  reports: Limit;
  drafts: Limit;
}

export const createAskContext = ({ database, limits, log, render, findReview }: AskOptions): AskContext => ({
  db: database.db,
  log,
  render,
  renewal: new HtmlRenewal({ render, log }),
  findReview,
  views: new ViewCounter(database.db, log, { name: 'question', store: storeQuestionViews }),
  texts: limits.create({ name: 'ask-text', max: 30, windowSeconds: 3600 }),
  textsOfNew: limits.create({ name: 'ask-text-new', max: 8, windowSeconds: 3600 }),
  textsOfModerators: limits.create({ name: 'ask-text-staff', max: 120, windowSeconds: 3600 }),
  votes: limits.create({ name: 'ask-vote', max: 60, windowSeconds: 60 }),
  reports: limits.create({ name: 'ask-report', max: 20, windowSeconds: 3600 }),
  drafts: limits.create({ name: 'ask-draft', max: 60, windowSeconds: 60 }),
});
