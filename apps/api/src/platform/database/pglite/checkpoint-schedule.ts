import type { EmbeddedDatabase } from '../database';

export interface CheckpointOptions {
  database: EmbeddedDatabase;
  onFailure: (error: unknown) => void;
  lookEveryMs?: number;
  /** At the latest after this time, when something was written. */
  maxAgeMs?: number;
  /** Or as soon as the write-ahead log since the last one is this long: PGlite does not look after that itself. */
  maxWalBytes?: number;
}

const logSinceCheckpoint =
  'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()';

/** Keeps the embedded database's write-ahead log short, on the disk and for the next start. */
export class CheckpointSchedule {
  private readonly timer: NodeJS.Timeout;
  private madeAtMs = performance.now();
  private isLooking = false;

  constructor(private readonly options: CheckpointOptions) {
    this.timer = setInterval(() => void this.look(), options.lookEveryMs ?? 15_000);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      if (!(await this.isDue())) return;
      this.madeAtMs = performance.now();
      await this.options.database.checkpoint();
    } catch (error) {
      this.options.onFailure(error);
    } finally {
      this.isLooking = false;
    }
  }

  private async isDue(): Promise<boolean> {
    const { database, maxAgeMs = 5 * 60_000, maxWalBytes = 128 * 1024 * 1024 } = this.options;
    if (performance.now() - this.madeAtMs >= maxAgeMs) return true;
    const { rows } = await database.query(logSinceCheckpoint, []);
    return Number(rows[0]?.bytes) >= maxWalBytes;
  }
}
