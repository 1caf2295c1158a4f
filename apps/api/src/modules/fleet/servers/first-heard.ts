import { and, eq, isNull } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import type { Clock } from '../clock';
import { gameServer } from '../tables';

/** Stores when a server gave its first sign of life. Any number of API servers may do it. */
export class FirstHeard {
  private readonly writing = new Map<number, Promise<void>>();

  constructor(
    private readonly db: Drizzle,
    private readonly clock: Clock,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** Never twice at once for a server. Never throws; what fails is tried again with the next sign of life. */
  async record(id: number): Promise<void> {
    if (this.writing.has(id)) return;
    const work = this.write(id)
      .catch(this.onFailure)
      .finally(() => this.writing.delete(id));
    this.writing.set(id, work);
    await work;
  }

  /** Waits for what is under way. */
  async settle(): Promise<void> {
    await Promise.all(this.writing.values());
  }

  private async write(id: number): Promise<void> {
    await this.db
      .update(gameServer)
      .set({ firstHeardAt: new Date(this.clock.wallMs()) })
      .where(and(eq(gameServer.id, id), isNull(gameServer.firstHeardAt)));
  }
}
