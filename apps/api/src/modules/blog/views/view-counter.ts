import { createHash } from 'node:crypto';
import type { Drizzle } from '../../../platform/database/database';
import type { Logger } from '../../../platform/logging/logger';
import { findSalt } from './view-salt';

export interface View {
  textId: number;
  digest: string;
}

/** Counts each digest once a day. */
export type StoreViews = (db: Drizzle, day: string, views: View[]) => Promise<void>;

const intervalMs = 2_000;
/** Further views in an interval are not counted, so that a flood cannot fill the memory. */
const maxWaiting = 20_000;

/**
 * Gathers views and stores them together every two seconds (docs/behaviour/blog.md#views). A process that is killed loses the views of the
 * last interval.
 */
export class ViewCounter {
  private waiting = new Map<string, { textId: number; visitor: string }>();
  private timer: NodeJS.Timeout | null = null;
  private storing: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly db: Drizzle,
    private readonly log: Logger,
    /** `name` is part of the digests, so that viewers of post 5 cannot be compared with viewers of question 5. */
    private readonly texts: { name: string; store: StoreViews },
  ) {}

  /** Counts the visitor, whose address is stored for two seconds and only in memory. */
  add(textId: number, visitor: string): void {
    if (this.isStopped || this.waiting.size >= maxWaiting) return;
    this.waiting.set(`${textId} ${visitor}`, { textId, visitor });
    this.timer ??= setTimeout(() => void this.flush(), intervalMs).unref();
  }

  /** Stores the waiting views. Never rejects. */
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

  private async store(views: { textId: number; visitor: string }[]): Promise<void> {
    if (views.length === 0) return;
    try {
      const { day, salt } = await findSalt(this.db);
      const digested: View[] = views.map(({ textId, visitor }) => ({
        textId,
        digest: createHash('sha256').update(`${salt} ${this.texts.name} ${textId} ${visitor}`).digest('base64url'),
      }));
      await this.texts.store(this.db, day, digested);
    } catch (error) {
      this.log.warn({ err: error, views: views.length }, `views of ${this.texts.name}s were not counted`);
    }
  }
}
