import { createBlogContext } from './blog-context';
import type { BlogContext, BlogOptions } from './blog-context';

/** The blog: the dependencies of its calls, and the jobs of this server. */
export class Blog {
  readonly context: BlogContext;

  constructor(options: BlogOptions) {
    this.context = createBlogContext(options);
  }

  start(): void {
    this.context.planned.start();
  }

  /** Stores the views that are not stored yet. */
  async stop(): Promise<void> {
    await Promise.all([this.context.planned.stop(), this.context.views.stop()]);
  }
}
