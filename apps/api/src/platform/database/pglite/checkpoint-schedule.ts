import type { EmbeddedDatabase } from '../database';

export interface CheckpointOptions {
  database: EmbeddedDatabase;
  onFailure: (error: unknown) => void;
  checkIntervalMs?: number;
  /** The maximum time between a write and its checkpoint. */
  maxAgeMs?: number;
  /** A longer write-ahead log causes a checkpoint. PGlite itself has no such limit. */
  maxWalBytes?: number;
}

const logSinceCheckpoint =
  'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()';

/** Keeps the embedded database's write-ahead log short, for less disk space and a faster next start. */
export class CheckpointSchedule {
  private readonly timer: NodeJS.Timeout;
  private madeAtMs = performance.now();
  private isChecking = false;

  constructor(private readonly options: CheckpointOptions) {
    this.timer = setInterval(() => void this.checkDue(), options.checkIntervalMs ?? 15_000);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async checkDue(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    try {
      if (!(await this.isDue())) return;
      this.madeAtMs = performance.now();
      await this.options.database.checkpoint();
    } catch (error) {
      this.options.onFailure(error);
    } finally {
      this.isChecking = false;
    }
  }

  private async isDue(): Promise<boolean> {
    const { database, maxAgeMs = 5 * 60_000, maxWalBytes = 128 * 1024 * 1024 } = this.options;
    if (performance.now() - this.madeAtMs >= maxAgeMs) return true;
    const { rows } = await database.query(logSinceCheckpoint, []);
    return Number(rows[0]?.bytes) >= maxWalBytes;
  }
}
