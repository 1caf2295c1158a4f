import type { Database, Drizzle } from '../../platform/database/database';
import type { Limit, Limits } from '../../platform/limits/limits';
import type { Logger } from '../../platform/logging/logger';
import { HtmlRenewal } from './rendering/html-renewal';
import type { RenderPost } from './rendering/render-post';
import { PlannedPosts } from './planned/planned-posts';
import { storeViews } from './views/store-views';
import { ViewCounter } from './views/view-counter';

export interface BlogOptions {
  database: Database;
  limits: Limits;
  log: Logger;
  render: RenderPost;
}

/** The dependencies of the verbs of this module. */
export interface BlogContext {
  db: Drizzle;
  log: Logger;
  render: RenderPost;
  renewal: HtmlRenewal;
  views: ViewCounter;
  planned: PlannedPosts;
  /** Saves of an account in a minute: each one renders the post and stores a version. */
  saves: Limit;
}

export const createBlogContext = ({ database, limits, log, render }: BlogOptions): BlogContext => ({
  db: database.db,
  log,
  render,
  renewal: new HtmlRenewal({ render, log }),
  views: new ViewCounter(database.db, log, { name: 'post', store: storeViews }),
  planned: new PlannedPosts(database.db, log),
  saves: limits.create({ name: 'blog-save', max: 60, windowSeconds: 60 }),
});
