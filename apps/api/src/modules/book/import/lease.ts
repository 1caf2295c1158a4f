import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import type { Transaction } from '../../../platform/database/transaction-retry';
import { OperatorError } from '../../../platform/operator/operator-error';
import { dataImport } from '../tables';
import type { ReadPart, SkippedRows } from '../tables';
import type { DataSource } from './data-source';
import { dropStaged } from './drop-staged';

const leaseSeconds = 30;
const renewMs = 10_000;

export interface FoundImport {
  /** The same data is already part of the handbook. */
  isApplied: boolean;
  /** What an interrupted import of the same data had collected. */
  parts: ReadPart[];
  skipped: SkippedRows[];
}

/** Another process is importing the same source. It may also have died less than half a minute ago. */
export class ImportUnderWayError extends OperatorError {
  override name = 'ImportUnderWayError';
}

/** Ensures that one process at a time imports a source of a game. The lease of a dead process ends after half a minute. */
export class Lease {
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;

  private constructor(
    private readonly database: Database,
    private readonly source: DataSource,
    private readonly token: string,
    readonly found: FoundImport,
  ) {
    this.timer = setInterval(() => {
      // A failed renewal ends nothing: after a short outage of the database the lease is still ours. Each write checks that it is valid.
      this.renew().catch(() => null);
    }, renewMs);
    this.timer.unref();
  }

  /** Aborts when another process has taken the lease. */
  get lost(): AbortSignal {
    return this.controller.signal;
  }

  /**
   * Takes the lease. If the rows collected so far come from other data, it deletes them, and the import starts from the beginning. The
   * handbook itself does not change.
   * @throws ImportUnderWayError while another process imports it
   */
  static async take(database: Database, source: DataSource, digest: string): Promise<Lease> {
    const token = randomUUID();
    await database.db
      .insert(dataImport)
      .values({ ...source, digest, parts: [], skipped: [] })
      .onConflictDoNothing();
    const found = await database.withLongTimeout(() =>
      inTransaction(database.db, (tx) => takeRow(tx, source, digest, token)),
    );
    return new Lease(database, source, token, found);
  }

  /**
   * Runs `work` in a transaction during which no other process can take the lease.
   * @throws ImportUnderWayError when another process has taken it before
   */
  async inTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return inTransaction(this.database.db, async (tx) => {
      const [row] = await tx.select({ game: dataImport.game }).from(dataImport).where(this.isOurs()).for('update');
      if (!row) throw this.lose();
      return work(tx);
    });
  }

  /** Does nothing when another process has the lease by now. A lease that cannot be released ends by itself. */
  async release(): Promise<void> {
    clearInterval(this.timer);
    const given = this.database.db.update(dataImport).set({ leaseUntil: null, leaseToken: null }).where(this.isOurs());
    await given.catch(() => null);
  }

  private async renew(): Promise<void> {
    const [renewed] = await this.database.db
      .update(dataImport)
      .set({ leaseUntil: inTheFuture })
      .where(this.isOurs())
      .returning({ game: dataImport.game });
    if (!renewed) this.lose();
  }

  private lose(): ImportUnderWayError {
    const error = new ImportUnderWayError(`Another process is importing ${this.source.source}; nothing was changed.`);
    this.controller.abort(error);
    return error;
  }

  private isOurs() {
    return and(isOf(this.source), eq(dataImport.leaseToken, this.token));
  }
}

async function takeRow(tx: Transaction, source: DataSource, digest: string, token: string): Promise<FoundImport> {
  await tx.execute(sql`set local statement_timeout = '10min'`);
  // A lease with too long a remaining time was taken before the clock was set back.
  const isFree = sql`(${dataImport.leaseUntil} is null or ${dataImport.leaseUntil} < now()
    or ${dataImport.leaseUntil} > clock_timestamp() + make_interval(secs => ${leaseSeconds + 1}))`;
  const [row] = await tx
    .select()
    .from(dataImport)
    .where(and(isOf(source), isFree))
    // A locked row belongs to a process that is writing.
    .for('update', { skipLocked: true });
  if (!row) {
    throw new ImportUnderWayError(
      `Data of the format ${source.source} is being imported at the moment; try again when it is done.`,
    );
  }
  const isApplied = row.appliedAt !== null && row.appliedDigest === digest;
  const isOther = !isApplied && row.digest !== digest;
  if (isOther) await dropStaged(tx, source);
  await tx
    .update(dataImport)
    .set({ leaseUntil: inTheFuture, leaseToken: token, ...(isOther ? { digest } : {}) })
    .where(isOf(source));
  if (isApplied) return { isApplied, parts: [], skipped: row.appliedSkipped ?? [] };
  return isOther ? { isApplied, parts: [], skipped: [] } : { isApplied, parts: row.parts, skipped: row.skipped };
}

// Uses the clock at the statement, not at the beginning of the transaction: removing the rows of another import may take a while.
const inTheFuture = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`;

const isOf = ({ game, source }: DataSource) => and(eq(dataImport.game, game), eq(dataImport.source, source));
