import { createBlogContext } from './blog-context';
import type { BlogContext, BlogOptions } from './blog-context';
import { PlannedPosts } from './planned/planned-posts';

/** The blog: what its calls need, and the jobs of this server. */
export class Blog {
  readonly context: BlogContext;
  private readonly planned: PlannedPosts;

  constructor(options: BlogOptions) {
    this.context = createBlogContext(options);
    this.planned = new PlannedPosts(options.database.db, options.log);
  }

  start(): void {
    this.planned.start();
  }

  /** Stores the views that wait. */
  async stop(): Promise<void> {
    await Promise.all([this.planned.stop(), this.context.views.stop()]);
  }
}
