import type { Drizzle } from '../../../platform/database/database';
import type { Logger } from '../../../platform/logging/logger';
import { publishDue } from './publish-due';

/** Another server may have planned a post and died before its time. */
const maxWaitMs = 10_000;
const minWaitMs = 50;

/** Publishes planned posts on time. Every server tries; the first one publishes, and the others find nothing left to do. */
export class PlannedPosts {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly db: Drizzle,
    private readonly log: Logger,
  ) {}

  /** Also publishes posts that became due while no server ran. Called again after a post was planned. */
  start(): void {
    if (this.isStopped) return;
    if (this.timer) clearTimeout(this.timer);
    this.running = this.running.then(() => this.publishDuePosts());
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
    await this.running;
  }

  private async publishDuePosts(): Promise<void> {
    let waitMs = maxWaitMs;
    try {
      const nextMs = await publishDue(this.db);
      if (nextMs !== null) waitMs = Math.min(Math.max(nextMs, minWaitMs), maxWaitMs);
    } catch (error) {
      if (!this.isStopped)
        this.log.error({ err: error }, 'planned posts could not be read; the next try is in 10 seconds');
    }
    if (this.isStopped) return;
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.start(), waitMs);
    this.timer.unref();
  }
}
