import { createHash } from 'node:crypto';
import type { Drizzle } from '../../../platform/database/database';
import type { Logger } from '../../../platform/logging/logger';
import { storeViews } from './store-views';
import type { View } from './store-views';
import { findSalt } from './view-salt';

const intervalMs = 2_000;
/** Further views of an interval are not counted: a flood must not fill the memory. */
const maxWaiting = 20_000;

/**
 * Gathers views and stores them together every two seconds (docs/behaviour/blog.md#views). A process that is killed loses the views of the
 * last interval.
 */
export class ViewCounter {
  private waiting = new Map<string, { postId: number; visitor: string }>();
  private timer: NodeJS.Timeout | null = null;
  private storing: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly db: Drizzle,
    private readonly log: Logger,
  ) {}

  /** Counts the visitor, whose address is kept for two seconds in memory alone. */
  add(postId: number, visitor: string): void {
    if (this.isStopped || this.waiting.size >= maxWaiting) return;
    this.waiting.set(`${postId} ${visitor}`, { postId, visitor });
    this.timer ??= setTimeout(() => void this.flush(), intervalMs).unref();
  }

  /** Stores what waits. Never rejects. */
  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const views = [...this.waiting.values()];
    this.waiting = new Map();
    this.storing = this.storing.then(() => this.store(views));
    await this.storing;
  }

  async stop(): Promise<void> {
    await this.flush();
    this.isStopped = true;
  }

  private async store(views: { postId: number; visitor: string }[]): Promise<void> {
    if (views.length === 0) return;
    try {
      const { day, salt } = await findSalt(this.db);
      const digested: View[] = views.map(({ postId, visitor }) => ({
        postId,
        digest: createHash('sha256').update(`${salt} ${postId} ${visitor}`).digest('base64url'),
      }));
      await storeViews(this.db, day, digested);
    } catch (error) {
      this.log.warn({ err: error, views: views.length }, 'views of posts were not counted');
    }
  }
}
