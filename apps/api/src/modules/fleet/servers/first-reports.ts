import { and, eq, isNull } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import type { Clock } from '../clock';
import { gameServer } from '../tables';

/** Stores the time of a server's first report. Any number of API servers may run it. */
export class FirstReports {
  private readonly writing = new Map<number, Promise<void>>();

  constructor(
    private readonly db: Drizzle,
    private readonly clock: Clock,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** Runs once at a time for each server. Never throws; the next report retries a failure. */
  async record(id: number): Promise<void> {
    if (this.writing.has(id)) return;
    const work = this.write(id)
      .catch(this.onFailure)
      .finally(() => this.writing.delete(id));
    this.writing.set(id, work);
    await work;
  }

  /** Waits for running writes. */
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
