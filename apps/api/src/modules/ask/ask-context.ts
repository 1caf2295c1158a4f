import type { Database, Drizzle } from '../../platform/database/database';
import type { Limit, Limits } from '../../platform/limits/limits';
import type { Logger } from '../../platform/logging/logger';
import type { RenderPost } from '../blog';

export interface AskOptions {
  database: Database;
  limits: Limits;
  log: Logger;
  render: RenderPost;
}

/** The dependencies of the verbs of this module. */
export interface AskContext {
  db: Drizzle;
  log: Logger;
  render: RenderPost;
  /** Texts and edits of an account in an hour (docs/behaviour/ask.md#limits-of-accounts). */
  texts: Limit;
  /** The same for an account in its first day. */
  textsOfNew: Limit;
  /** Votes of an account in a minute. */
  votes: Limit;
}

export const createAskContext = ({ database, limits, log, render }: AskOptions): AskContext => ({
  db: database.db,
  log,
  render,
  texts: limits.create({ name: 'ask-text', max: 30, windowSeconds: 3600 }),
  textsOfNew: limits.create({ name: 'ask-text-new', max: 8, windowSeconds: 3600 }),
  votes: limits.create({ name: 'ask-vote', max: 60, windowSeconds: 60 }),
});
