import { createBlogContext } from './blog-context';
import type { BlogContext, BlogOptions } from './blog-context';

/** The blog: what its calls need, and the jobs of this server. */
export class Blog {
  readonly context: BlogContext;

  constructor(options: BlogOptions) {
    this.context = createBlogContext(options);
  }

  start(): void {
    this.context.planned.start();
  }

  /** Stores the views that wait. */
  async stop(): Promise<void> {
    await Promise.all([this.context.planned.stop(), this.context.views.stop()]);
  }
}
